# pan-European logistics fund, one flat table with asset subtotals, ~200 rows, EUR per month
import random; from common import *
from openpyxl import Workbook; from openpyxl.styles import *
r=random.Random(2412); f='NELF II_rentroll_Q3-25.xlsx'; AS=D(2025,9,30)
wb=Workbook(); ws=wb.active; ws.title='RR 30.09.25'
ws['B2']='Nordhaven European Logistics Fund II'; ws['B2'].font=Font(bold=True,size=14,color='1F4E78'); ws['B3']='Tenancy schedule – cut-off 30-Sep-2025 – all amounts in EUR, areas in m² GLA'; 
H=['#','Ctry','Asset','Unit ref.','Lessee','Use','GLA\n(m²)','Lease\nstart','Next break','Lease\nend','Indexation','Passing rent\n(EUR / month)','Service charge\nprepayment\n(EUR / month)','ERV\n(EUR / month)','Security\n(EUR)','Sec. type','Rent-free\nuntil']
th=Side('thin',color='999999')
for j,h in enumerate(H,2):
    x=ws.cell(5,j,h); x.fill=PatternFill('solid',fgColor='1F4E78'); x.font=Font(color='FFFFFF',bold=True,size=9); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
AS_=[('DE','Rastenfeld I','DE01'),('DE','Rastenfeld II','DE02'),('NL','Kilderdam West','NL01'),('NL','Polderrijk DC','NL02'),('PL','Wronice Park','PL01'),('FR','Val-de-Serre','FR01'),('ES','Cerrobello','ES01'),('CZ','Ostrokamen','CZ01'),('IT','Borgovella','IT01'),('BE','Zandhoven Gate','BE01')]
SU=dict(DE=['Logistik GmbH','Handel KG'],NL=['Logistics B.V.','Warehousing B.V.'],PL=['Logistyka Sp. z o.o.','Dystrybucja S.A.'],FR=['Transports SAS','Logistique SARL'],ES=['Distribución S.L.','Frío S.A.'],CZ=['Sklady s.r.o.','Trading a.s.'],IT=['Trasporti S.r.l.','Logistica S.p.A.'],BE=['Trans NV','Opslag BV'])
R=6;n=0;rows=[];G=[0]*5;vc=0
for ct,an,cd in AS_:
    k=r.randint(11,28); nm=names(r,SU[ct],k); S=[0]*5
    for j in range(1,k+1):
        n+=1; use=r.choice(['Warehouse']*5+['Office','Mezzanine','Yard','Cross-dock']); a=r.randint(1500,14500) if use in('Warehouse','Cross-dock') else r.randint(120,1400)
        erv=round(a*(r.uniform(4.2,6.1) if use!='Office' else 9)/ (1 if use!='Yard' else 5)); u=f'{cd}.{j:02d}'; v=r.random()<.08
        if v: vals=[n,ct,an,u,'VACANT',use,a,None,None,None,None,0,0,erv,None,None,None]; b=e=None; pr=sc=0;dp=None; vc+=1
        else:
            b=am(D(2016,1,1),r.randint(0,112)); y=r.choice([3,5,7,10]); e=term(b,y); e=e if e>AS else term(b,12); br=am(e,-24) if r.random()<.3 else None; br=br if br and br>AS else None
            rf=b>D(2025,2,1) and r.random()<.6; pr=round(erv*r.uniform(.85,1.06),2); sc=round(a*.65,2); dp=r.choice([None,round(pr*3),round(pr*6)]) 
            vals=[n,ct,an,u,nm[j-1],use,a,b,br,e,r.choice(['CPI 100%','HICP','CPI capped 3%','ILAT','fixed 2% p.a.']),pr,sc,erv,dp,r.choice(['Bank guarantee','Cash','PCG']) if dp else None,D(2025,12,31) if rf else None]
        for c_,x in enumerate(vals,2):
            q=ws.cell(R,c_,x); q.font=Font(size=9,italic=v); q.border=Border(bottom=th)
            if isinstance(x,D): q.number_format='dd-mmm-yyyy'
            elif c_ in(13,14): q.number_format='#,##0.00'
            elif c_ in(8,15,16): q.number_format='#,##0'
        R+=1; S=[p+q for p,q in zip(S,(a,pr,sc,erv,dp or 0))]
        rows.append(dict(unit=u,propertyName=an,unitType=use,area=a,tenantName=None if v else nm[j-1],statusText='VACANT' if v else 'Occupied',leaseStartDate=b,leaseEndDate=e,contractRent=pr,marketRent=erv,deposit=dp,charges=[dict(code='Service charge prepayment',amount=sc)]))
    ws.cell(R,4,f'Subtotal {an}'); 
    for c_,x in zip((8,13,14,15,16),S): ws.cell(R,c_,round(x,2)).number_format='#,##0' if c_ in(8,15,16) else '#,##0.00'
    for c_ in range(2,19): ws.cell(R,c_).font=Font(bold=True,size=9); ws.cell(R,c_).fill=PatternFill('solid',fgColor='DDEBF7')
    R+=1; G=[p+q for p,q in zip(G,S)]
ws.cell(R+1,4,'FUND TOTAL')
for c_,x in zip((8,13,14,15,16),G): ws.cell(R+1,c_,round(x,2)).number_format='#,##0' if c_ in(8,15,16) else '#,##0.00'
for c_ in range(2,19): ws.cell(R+1,c_).font=Font(bold=True); ws.cell(R+1,c_).border=Border(top=Side('double'))
ws.cell(R+3,2,'Passing rent is contracted rent before rent-free. PCG = parent company guarantee. ERV per external valuer Q2-25.').font=Font(size=8,italic=True)
ws.cell(R+4,2,f'Lettable units: {n}; let: {n-vc}; vacant: {vc}').font=Font(size=8,italic=True)
for c_,w in zip('ABCDEFGHIJKLMNOPQR',(2,5,5,16,10,32,11,9,12,12,12,13,13,14,12,11,14,12)): ws.column_dimensions[c_].width=w
ws.row_dimensions[5].height=42; ws.freeze_panes='G6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:5'; ws.auto_filter.ref=f'B5:R{R-1}'
wb.save(f'{B}/documents/{f}')
save(f,'WAREHOUSE','pan-European fund tenancy schedule with asset subtotals',rows,None,AS,n,n-vc,vc,totals=dict(area=G[0],contractRent=round(G[1],2),marketRent=round(G[3],2),deposit=G[4]))
