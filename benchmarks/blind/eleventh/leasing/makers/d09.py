# Life science campus: rent schedule columns by date, hidden columns, spacer columns
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
def make():
    f='Corvane Labs RR 2025Q3.xlsx'; rnd=random.Random(909); names=BIO[:]; rnd.shuffle(names)
    wb=Workbook(); ws=wb.active; ws.title='RR Q3-25'; ft='Calibri Light'
    ws['B2']='Corvane Life Science Campus'; ws['B2'].font=Font(name=ft,size=18,color='7030A0'); ws['B3']='Tenancy Schedule with Rent Steps'; ws['B4']='Q3 2025  |  Rents in force at 9/30/25'
    dates=[D(2026,1,1),D(2026,7,1),D(2027,1,1),D(2028,1,1),D(2029,1,1)]
    h={2:'Bldg',3:'Premises',4:'Use',5:'RSF',7:'Tenant',8:'Lease ID',9:'Commencement',10:'Expiration',12:'Annual Rent',13:'Monthly Rent',14:'PSF NNN',15:'Mgmt/Opex',16:'RE Tax',18:dates[0],19:dates[1],20:dates[2],21:dates[3],22:dates[4],24:'Extension Options',25:'LC'}
    g={2:'PREMISES',7:'LEASE',12:'CURRENT RENT',15:'MONTHLY RECOVERIES',18:'CONTRACT STEPS - MONTHLY RENT FROM',24:'OTHER'}
    pf=PatternFill('solid',fgColor='E4DFEC')
    for k,v in g.items(): x=ws.cell(6,k,v); x.font=Font(name=ft,bold=True,color='7030A0')
    for rng in ('B6:E6','G6:J6','L6:N6','O6:P6','R6:V6','X6:Y6'): ws.merge_cells(rng); ws[rng.split(':')[0]].alignment=Alignment(horizontal='center')
    for k,v in h.items():
        x=ws.cell(7,k,v); x.font=Font(name=ft,bold=True); x.fill=pf; x.alignment=Alignment(wrap_text=True,horizontal='center'); x.border=Border(bottom=Side(style='medium'))
        if isinstance(v,D): x.number_format='m/d/yyyy'
    r=8; rows=[]; G=dict(n=0,o=0,a=0,ao=0,an=0.0,mo=0.0,op=0.0,tx=0.0)
    Bs=[('North',[('N-100','Lab',24310),('N-150','Lab/Office',11875),('N-200','Lab',18220),('N-250','Lab',17965),('N-300','Lab/Office',36185)]),('South',[('S-110','Lab',9450),('S-120','Office',6120),('S-130','Vivarium',4800),('S-200','Lab/Office',20370),('S-300','Lab/Office',13140),('S-350','Lab',7230)]),('Pilot Plant',[('PP-1','GMP Suite',21500),('PP-2','GMP Suite',10750),('PP-3','Warehouse',8600)])]
    for b,us in Bs:
        T=dict.fromkeys(G,0); r0=r
        for u,use,a in us:
            T['n']+=1;T['a']+=a; ws.cell(r,2,b);ws.cell(r,3,u);ws.cell(r,4,use);ws.cell(r,5,a)
            if u in('N-250','S-120','S-350'):
                ws.cell(r,7,'Vacant' if u!='S-120' else 'Vacant (under renovation)').font=Font(name=ft,italic=True,color='C00000'); rows.append(R(unit=u,building=b,unitType=use,area=a,statusText=ws.cell(r,7).value)); r+=1; continue
            psf={'Lab':76,'Lab/Office':69,'Office':44,'Vivarium':82,'GMP Suite':62,'Warehouse':24}[use]*rnd.uniform(.85,1.1); mo=round(a*psf/12,2); an=round(mo*12,2); s=D(rnd.randint(2018,2024),rnd.randint(1,12),1); e=eom(D(rnd.choice([2026,2027,2028,2030,2031,2033]),rnd.randint(2,12),1)); op=round(a*1.34,2);tx=round(a*.71,2)
            t=names.pop(); ws.cell(r,7,t);ws.cell(r,8,f'CV-{rnd.randint(1000,9999)}');ws.cell(r,9,s);ws.cell(r,10,e);ws.cell(r,12,an);ws.cell(r,13,mo);ws.cell(r,14,round(an/a,2));ws.cell(r,15,op);ws.cell(r,16,tx)
            q=mo; st=[]; j=rnd.random()<.35
            for k,d in enumerate(dates):
                if d>=e or (k==1)!=j and k<2: continue
                q=round(q*1.03,2); ws.cell(r,18+k,q); st.append(dict(date=iso(d),amount=q))
            ws.cell(r,24,rnd.choice(['1 x 5 yr FMV (12 mo notice)','2 x 5 yr FMV','None','1 x 3 yr, 103%'])); lc=round(mo*rnd.choice([2,3,6]),-3); ws.cell(r,25,lc)
            rows.append(R(unit=u,building=b,unitType=use,area=a,tenantName=t,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=an,contractRent=mo,charges=[dict(code='Mgmt/Opex',amount=op),dict(code='RE Tax',amount=tx)],rentSteps=st,deposit=lc))
            T['o']+=1;T['ao']+=a
            for k,v in (('an',an),('mo',mo),('op',op),('tx',tx)): T[k]=round(T[k]+v,2)
            r+=1
        for k in G: G[k]=round(G[k]+T[k],2)
        def tot(lbl,T):
            for k,v in {2:lbl,5:T['a'],7:f"{T['ao']/T['a']:.1%} occupied",12:T['an'],13:T['mo'],14:round(T['an']/T['ao'],2),15:T['op'],16:T['tx']}.items(): ws.cell(r,k,v)
            for k in range(2,26): ws.cell(r,k).font=Font(name=ft,bold=True); ws.cell(r,k).border=Border(top=Side(style='thin'))
        tot(f'{b} subtotal',T); r+=2
    tot('Campus total',G); rt=r; r+=3
    for i,x in enumerate([('Suites',G['n']),('Occupied',G['o']),('Vacant',G['n']-G['o'])]): ws.cell(r+i,2,x[0]); ws.cell(r+i,3,x[1])
    ws.cell(r,7,'LC = letter of credit held as security deposit. Blank step = no change on that date.')
    for row in ws.iter_rows(min_row=8,max_row=rt):
        for x in row:
            if x.column in(9,10): x.number_format='dd-mmm-yyyy'
            elif x.column in (5,25): x.number_format='#,##0'
            elif isinstance(x.value,(int,float)): x.number_format='#,##0.00'
            if x.font.name!=ft: x.font=Font(name=ft)
    ws.column_dimensions['A'].width=2
    for k,w in zip(range(2,26),(13,10,11,10,1.5,30,10,17,14,1.5,15,14,9,13,12,1.5,13,13,13,13,13,1.5,28,12)): ws.column_dimensions[L(k)].width=w
    ws.column_dimensions['H'].hidden=True; ws.sheet_view.showGridLines=False; ws.freeze_panes='H8'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(path(f))
    save(f,'OFFICE','life science campus, grouped header, step columns by date, spacer and hidden columns',True,dict(propertyName='Corvane Life Science Campus',asOnDate='2025-09-30',units=G['n'],occupied=G['o'],vacant=G['n']-G['o'],rows=rows))
if __name__=='__main__': make()
