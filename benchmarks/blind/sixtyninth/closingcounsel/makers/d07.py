# Industrial park, 4 buildings, wide spreadsheet squeezed on one legal page wide
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as gl
rng=random.Random(6907)
B={'Bldg. 1 - 8800 Tanager Way':[('A','Polymeric Seal Systems, Inc.',24000),('B','Caldera Fastener & Supply Co.',16500),('C',None,12000),('D','Northern Pallet Recyclers, LLC',18750)],
'Bldg. 2 - 8820 Tanager Way':[('A','Ardent Foodservice Distribution LP',61200),('B','Whitetail Outdoor Brands, Inc.',38800)],
'Bldg. 3 - 8840 Tanager Way':[('100','J. Mossberg Cabinetry, Inc.',5200),('110','Ironclad Garage Doors',4800),('120','Viking HVAC Service Corp.',7500),('130','Lumen Sign & Awning',3900),('140',None,4100),('150','Great Basin Tile Imports, LLC',9600),('160','Tri-County Elevator Co.',6250),('170','PrintWorks Unlimited, Inc.',8300),('180','Fit Forge Training LLC',5050)],
'Bldg. 4 - 8860 Tanager Way':[('A','Hexagon Rotomolding, Inc.',45000),('B','Sterling Parcel Express, Inc.',27400),('C','United Millwrights Local 288 Training Trust',14100),('D',None,19500),('E','Chemtreat Laboratories of Nevada',11800)]}
H=['Bldg./\nUnit','Tenant','Sq. Ft.','% of\nProj.','Lease\nFrom','Lease\nTo','Base Rent\nMonthly','Base Rent\n/SF/Yr','CAM','R.E.\nTax','Ins.','Total\nMonthly','Sec.\nDeposit','Next Incr.\nDate','Next Incr.\nAmount','Renewal\nOptions','Guarantor','Past\nDue','SNDA\n(Y/N)','Estoppel\nRec\'d']
wb=Workbook(); ws=wb.active; ws.title='RR'
thin=Side(style='thin',color='888888'); f7=Font(name='Liberation Sans Narrow',size=8); f7b=Font(name='Liberation Sans Narrow',size=8,bold=True)
ws['A1']='Tanager Industrial Park'; ws['A1'].font=Font(name='Liberation Sans',size=13,bold=True); ws['A2']='Rent Roll - Exhibit D to Loan Commitment'; ws['A3']='Effective 4/1/2022'; 
for c in('A2','A3'): ws[c].font=Font(name='Liberation Sans',size=9)
R=5
for j,h in enumerate(H,1):
    c=ws.cell(R,j,h); c.font=f7b; c.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True); c.border=Border(bottom=Side(style='medium'),top=Side(style='medium'))
ws.row_dimensions[R].height=26
GT=sum(a for l in B.values() for _,_,a in l)
rows=[];R+=1
tot={}
def put(R,vals,font=f7,fill=None,top=False):
    for j,v in enumerate(vals,1):
        c=ws.cell(R,j,v); c.font=font
        if j in(3,): c.number_format='#,##0'
        elif j==4: c.number_format='0.0%'
        elif j in(7,8,9,10,11,12,13,15,18): c.number_format='#,##0.00'
        elif j in(5,6,14) and isinstance(v,dt.date): c.number_format='m/d/yy'
        if j in(5,6,14,16,19,20): c.alignment=Alignment(horizontal='center')
        if j==2: c.alignment=Alignment(shrink_to_fit=False)
        if fill: c.fill=PatternFill('solid',fgColor=fill)
        c.border=Border(top=Side(style='thin'),bottom=None) if top else Border(bottom=Side(style='hair',color='AAAAAA'))
nv=0
for b,l in B.items():
    put(R,[b]+['']*19,f7b,'E4E4E4'); R+=1
    st={k:0 for k in('a','m','cam','tax','ins','t','d','p')}
    for u,n,a in l:
        st['a']+=a; r=dict(unit=u,building=b,area=a)
        if n is None:
            nv+=1; put(R,[u,'Vacant',a,a/GT]); r['statusText']='Vacant'
        else:
            psf=rng.choice([6.6,7.08,7.2,7.8]) if a>12000 else rng.choice([9,9.6,10.2,10.8])
            m=round(a*psf/12,2); cam=round(a*.11,2) if a<10000 else round(a*.07,2); tax=round(a*.095,2); ins=round(a*.022,2)
            gross=n in('Fit Forge Training LLC',)
            s=D(rng.randint(2015,2021),rng.randint(1,12),1); e=endterm(s,rng.choice([60,84,120]) if s.year<2018 else rng.choice([60,63,36]))
            if e<D(2022,5,1): e=endterm(s,120)
            mtm=n=='Ironclad Garage Doors'
            if gross: cam=tax=ins=0
            t=round(m+cam+tax+ins,2); dep=rng.choice([round(m,2),round(m,-2),0,round(t,2)])
            inc=None
            if not mtm and rng.random()<.7:
                idt=D(2022,s.month,1) if s.month>4 else D(2023,s.month,1)
                if idt<e: inc=(idt,round(m*1.03,2))
            opt=rng.choice(['1x5','2x5','1x3','none','none']); gu=rng.choice(['','','Personal','Parent co.','Personal'])
            past=rng.choice([0]*7+[round(t,2),rng.randint(90,2400)+.25]) 
            put(R,[u,n,a,a/GT,s,'M-T-M' if mtm else e,m,psf,cam if not gross else 'gross',tax if not gross else 'gross',ins if not gross else 'gross',t,dep,inc[0] if inc else None,inc[1] if inc else None,opt,gu,past,rng.choice('YN'),rng.choice(['x','x',''])])
            ch=[dict(code='Base Rent Monthly',amount=m)]
            if not gross: ch+=[dict(code='CAM',amount=cam),dict(code='R.E. Tax',amount=tax),dict(code='Ins.',amount=ins)]
            r.update(tenantName=n,statusText='Occupied',leaseStartDate=s,leaseEndDate='M-T-M' if mtm else e,contractRent=m,charges=ch,totalCharges=t,deposit=dep,balance=past,rentSteps=[dict(date=iso(inc[0]),amount=inc[1])] if inc else [])
            for k,v in zip(('m','cam','tax','ins','t','d','p'),(m,cam,tax,ins,t,dep,past)): st[k]+=v
        rows.append(r); R+=1
    put(R,['','Subtotal',st['a'],st['a']/GT,'','',st['m'],'',st['cam'],st['tax'],st['ins'],st['t'],st['d'],'','','','',st['p'],'',''],f7b,None,True); R+=2
    for k in st: tot[k]=tot.get(k,0)+st[k]
put(R,['','Project Total',tot['a'],1,'','',tot['m'],'',tot['cam'],tot['tax'],tot['ins'],tot['t'],tot['d'],'','','','',tot['p'],'',''],f7b,'E4E4E4',True); R+=2
ws.cell(R,1,f"Vacant: {nv} of {len(rows)} units. Options: number x years. All leases NNN except Bldg. 3 #180 (gross). Past due as of 3/31/2022 close.").font=f7
for j,w in enumerate([6,32,8,6,8,8,10.5,7.5,9.5,9.5,8.5,11,11,9,10.5,7.5,9,9.5,6,7.5],1): ws.column_dimensions[gl(j)].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=1; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.page_margins.left=ws.page_margins.right=.3; ws.oddFooter.center.text='Tanager_RR_0422.xls   Page &P of &N'; ws.print_title_rows='5:5'
fn='Exhibit_D_Tanager_Industrial.xlsx'; wb.save(TMP+fn); soffice(TMP+fn,DOC)
save(fn.replace('.xlsx','.pdf'),'INDUSTRIAL','20-column spreadsheet squeezed to one landscape page, building bands',True,
 dict(propertyName='Tanager Industrial Park',asOnDate='2022-04-01',units=len(rows),occupied=len(rows)-nv,vacant=nv,sheet=None,planted=None,rows=rows,_totals=dict(area=tot['a'],contractRent=round(tot['m'],2),totalCharges=round(tot['t'],2),deposit=round(tot['d'],2),balance=round(tot['p'],2))))
