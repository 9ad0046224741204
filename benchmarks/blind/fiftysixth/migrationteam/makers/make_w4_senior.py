from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
r=random.Random(574); N=Names(r)
wb=Workbook(); w=wb.active; w.title='Floors'
for c,x in zip('ABCDEFGHIJKLMN',(12,26,14,9,12,12,12,11,11,11,11,13,2,30)): w.column_dimensions[c].width=x
w.merge_cells('A1:L1'); w['A1']='THE WILLOWS AT PADDOCK GREEN  -  55+ LIVING'; w['A1'].font=Font(name='Georgia',size=15,bold=True,color='4B3869'); w['A1'].alignment=Alignment(horizontal='center')
w.merge_cells('A2:L2'); w['A2']='Rental listing by floor, effective 1 August 2026'; w['A2'].alignment=Alignment(horizontal='center')
sizes={'Aster 1/1':(640,1780),'Bluebell 1/1+den':(755,2010),'Clover 2/2':(980,2480)}
R=4; rows=[]; G=[0]*6; bd=Side(style='thin',color='999999'); o=0
H=['Apartment','Leaseholder','Style','Sq Feet','Signed on','Good through','Apt rent','Dining plan','House-\nkeeping','Carport','Extra\nperson','Due monthly']
for f,fn in ((1,'Garden level'),(2,'2nd level'),(3,'3rd level'),(4,'4th level')):
    w.cell(R,1,fn.upper()).font=Font(bold=True,size=12,color='4B3869'); R+=1
    for i,hh in enumerate(H,1):
        c=w.cell(R,i,hh); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='4B3869'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    w.row_dimensions[R].height=30; R+=1; S=[0]*6; h0=len(rows)
    for n in range(1,17 if f>1 else 13):
        u=f*100+n; k=r.choice(list(sizes)); sf,mk=sizes[k]; z=r.random()
        w.cell(R,1,u); w.cell(R,3,k); w.cell(R,4,sf)
        if z<.08:
            s='Vacant' if z<.05 else 'Vacant - being turned'; w.cell(R,2,s).font=Font(italic=True,color='C00000'); rows.append(row(unit=str(u),section=fn.upper(),unitType=k,area=sf,statusText=s))
        else:
            a=rd(r,d(2025,8,2),d(2026,7,20)); e=addm(a,12)-dt.timedelta(days=1); ren=mk+f*15-r.choice([0,0,40,65,120]); dn=r.choice([None,185,185,310]); hk=r.choice([None,95]); cp=r.choice([None,None,60]); xp=r.choice([None,None,None,150]); t=ren+sum(q or 0 for q in(dn,hk,cp,xp)); nm=N.lf()
            w.cell(R,2,nm)
            for c,q in ((5,a),(6,e)): y=w.cell(R,c,q); y.number_format='dd.mm.yyyy'; y.alignment=Alignment(horizontal='center')
            for c,q in zip(range(7,13),(ren,dn,hk,cp,xp,t)):
                if q is not None: w.cell(R,c,q).number_format='#,##0'
            if r.random()<.12: w.cell(R,14,r.choice(['intends to renew','out of state until October','daughter has power of attorney','asked about 2nd carport'])).font=Font(size=8,color='777777')
            rows.append(row(unit=str(u),section=fn.upper(),unitType=k,area=sf,tenantName=nm,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=ren,charges=[('Dining plan',dn),('House-keeping',hk),('Carport',cp),('Extra person',xp)],totalCharges=t))
            S=[p+(q or 0) for p,q in zip(S,(ren,dn,hk,cp,xp,t))]; o+=1
        for c in range(1,13): w.cell(R,c).border=Border(bottom=bd)
        R+=1
    k=rows[h0:]; w.cell(R,1,f'{fn}: {len(k)} apartments').font=Font(bold=True)
    for c,q in zip(range(7,13),S): y=w.cell(R,c,q); y.font=Font(bold=True); y.number_format='#,##0'
    G=[p+q for p,q in zip(G,S)]; R+=3
wrong=list(G); wrong[0]+=1800; 
w.cell(R,1,'ALL FLOORS').font=Font(bold=True,size=12)
for c,q in zip(range(7,13),wrong): y=w.cell(R,c,q); y.font=Font(bold=True,size=12); y.number_format='#,##0'; y.border=Border(top=Side(style='medium'),bottom=Side(style='double'))
n=len(rows); R+=2
for a,b in (('Apartments',n),('Leased and lived in',o),('Vacant',n-o)): w.cell(R,2,a); w.cell(R,3,b); R+=1
w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; w.sheet_view.showGridLines=False
s=wb.create_sheet('Price list'); s.append(['Style','Sq Feet','Quoted, Garden level']); [s.append([k,a,b+15]) for k,(a,b) in sizes.items()]
s.append([]); s.append(['Dining plan: half board 185, full board 310. Weekly housekeeping 95. Carport 60. Extra person 150.'])
wb.save(DOC+'/Willows_PG_floors.xlsx')
save('Willows_PG_floors.xlsx',rows,'The Willows at Paddock Green','2026-08-01',n,o,n-o,'SENIOR_HOUSING','one block per floor with its own header, service plans as columns','repeated headers, blank gaps, side remarks, dd.mm.yyyy dates',sheet='Floors',planted=dict(kind='total_wrong',what=f'ALL FLOORS apt rent is printed {wrong[0]:,}; the floors and rows sum to {G[0]:,}'),checks=[('ren',wrong[0],tot(rows,'contractRent')),('t',G[5],tot(rows,'totalCharges'))])
