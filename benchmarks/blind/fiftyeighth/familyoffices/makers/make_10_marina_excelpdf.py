# marina-side arcade, a spreadsheet printed to PDF; planted: total_wrong
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
# no, tenant, sf, season, from, to, min rent, %rent text, promo, common, trash, deposit text/number, next date, next amt
S_=[
('UPPER PROMENADE',[
('P-1','Brine & Barrel LLC d/b/a The Salty Oar',3200,'Year-round','2019-04-01','2029-03-31',8533.33,'6% over 1.7MM',160,1066.67,210,51200,'LC','2026-04-01',8789.33),
('P-2','Compass Rose Books',1100,'Year-round','2022-05-01','2027-04-30',2200.00,'',55,366.67,60,2200,'','2026-05-01',2266.00),
('P-3','Gullwing Optical Inc',950,'Year-round','2023-11-01','2028-10-31',2137.50,'',47.5,316.67,60,4275,'','2025-11-01',2201.63),
('P-4','AVAILABLE',1400,'',None,None,None,'',None,None,None,None,'',None,None),
('P-5','Spinnaker Resortwear Co',1750,'Year-round','2021-03-01','2026-02-28',3937.50,'5% over 945M',87.5,583.33,60,3937.5,'',None,None),
('P-6','Captain Dell\'s Fudge & Taffy',800,'Seasonal','2024-04-15','2026-10-31',2266.67,'8% over 340M',40,266.67,95,2000,'',None,None),
]),
('BOARDWALK',[
('B-1','Harbormaster Chandlery (owner related)',2600,'Year-round','2008-01-01','MTM',3000.00,'',0,0,60,None,'',None,None),
('B-2','Two Gulls Raw Bar',1900,'Seasonal','2023-05-01','2028-10-31',5541.67,'7% over 950M',95,633.33,260,30000,'LC','2026-05-01',5707.92),
('B-3','Tern & Tide Yoga',1250,'Year-round','2024-09-01','2029-08-31',2343.75,'',62.5,416.67,60,2343.75,'','2025-09-01',2414.06),
('B-4','Marlowe Yacht Brokerage',1050,'Year-round','2020-01-01','2025-12-31',2756.25,'',52.5,350,60,2756.25,'',None,None),
('B-5','Marlowe Yacht Brokerage',450,'Year-round','2022-01-01','2025-12-31',1181.25,'',22.5,150,0,None,'',None,None),
('B-6','DARK - lease terminated 5/31',1500,'',None,None,None,'',None,None,None,None,'',None,None),
('B-7','Sundog Bike & Kayak Rental',900,'Seasonal','2025-04-01','2027-10-31',2100.00,'10% over 250M',45,300,60,4200,'','2026-04-01',2163.00),
]),
('KIOSKS',[
('K-1','Frosty Pelican Ices',120,'Seasonal','2025-05-01','2025-10-15',900.00,'12% over 90M',10,0,35,500,'',None,None),
('K-2','Harbor Henna',80,'Seasonal','2025-05-15','2025-10-15',650.00,'',10,0,20,300,'',None,None),
('K-3','Island Shade Sunglass Cart',80,'Seasonal','2025-05-15','2025-10-15',700.00,'',10,0,20,300,'',None,None),
('K-4','AVAILABLE',120,'',None,None,None,'',None,None,None,None,'',None,None),
]),
]
wb=Workbook(); ws=wb.active; ws.title='RR'; t=Side(style='thin',color='808080'); bx=Border(t,t,t,t)
ws['A1']='HALYARD LANDING ARCADE'; ws['A1'].font=Font(name='Liberation Sans',bold=True,size=14)
ws['A2']='Rent Roll - tenancies at 6/30/2025'; ws['A3']='Prepared for the Osgood-Marsh Family Partnership'
H=['Shop','Tenant','GLA\n(sf)','Season','Begins','Ends','Minimum\nRent/Mo','Percentage\nRent','Promo\nFund','Common\nArea','Trash','Total\nDue/Mo','Security','Next Bump','Bumps To\n(per mo)']
for i,h in enumerate(H,1):
    c=ws.cell(5,i,h); c.font=Font(name='Liberation Sans',bold=True,size=9); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.fill=PatternFill('solid',fgColor='CFE2F3'); c.border=bx
ws.row_dimensions[5].height=28
r=6; rows=[]; G=[0]*6; F9=Font(name='Liberation Sans',size=9); F9b=Font(name='Liberation Sans',size=9,bold=True)
md=lambda s: '' if not s else (s if s[0]!='2' and s[0]!='1' else f"{D(s).month}/{D(s).day}/{D(s).strftime('%y')}")
for sec,ll in S_:
    ws.cell(r,1,sec).font=F9b; ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=15); ws.cell(r,1).fill=PatternFill('solid',fgColor='EEEEEE'); r+=1; S=[0]*6
    for (u,tn,sf,se,a,z,mr,pr,pf,ca,tr,dep,dk,nd,na) in ll:
        vac=tn.startswith(('AVAIL','DARK')); tot=None if vac else rnd(mr+pf+ca+tr)
        vals=[u,tn,sf,se,md(a),md(z),mr,pr,pf,ca,tr,tot,None if not dep else (('LC ' if dk else '')+'$'+m2(dep)),md(nd),na]
        for i,v in enumerate(vals,1):
            c=ws.cell(r,i,v if v!='' else None); c.font=F9; c.border=bx
            if i==3: c.number_format='#,##0'
            if i in(7,9,10,11,12,15): c.number_format='#,##0.00'
            if i in(5,6,13,14): c.alignment=Alignment(horizontal='right')
            pass
        for i,v in enumerate([sf,mr,pf,ca,tr,tot]): S[i]+=v or 0; G[i]+=v or 0
        rows.append(R(unit=u,section=sec,tenantName=None if vac else tn,statusText=tn if vac else 'Occupied',area=sf,leaseStartDate=a,leaseEndDate=z,contractRent=mr,
          charges=None if vac else [dict(code=n,amount=float(v)) for n,v in (('Minimum Rent',mr),('Promo Fund',pf),('Common Area',ca),('Trash',tr))],totalCharges=tot,deposit=dep,rentSteps=[dict(date=nd,amount=na)] if nd else None))
        r+=1
    ws.cell(r,2,f'Subtotal {sec.title()}')
    for i,v in zip((3,7,9,10,11,12),S): ws.cell(r,i,rnd(v)).number_format='#,##0' if i==3 else '#,##0.00'
    for i in range(1,16): ws.cell(r,i).font=F9b; ws.cell(r,i).border=bx
    r+=1
wrong=list(G); wrong[1]=rnd(G[1]+1000)   # grand total of minimum rent a thousand too high
ws.cell(r,2,'TOTAL ARCADE')
for i,v in zip((3,7,9,10,11,12),wrong): ws.cell(r,i,rnd(v)).number_format='#,##0' if i==3 else '#,##0.00'
for i in range(1,16): ws.cell(r,i).font=F9b; ws.cell(r,i).border=bx; ws.cell(r,i).fill=PatternFill('solid',fgColor='CFE2F3')
r+=2
nv=sum('tenantName' not in x for x in rows)
for s in [f'Shops and kiosks: {len(rows)}    Let: {len(rows)-nv}    Not let: {nv}','Seasonal tenants pay in the months of their season only; the monthly figure is that of a month in season.','LC = irrevocable letter of credit. Percentage rent is reported annually in January and is not included above.']: ws.cell(r,1,s).font=F9; r+=1
for c,w in zip('ABCDEFGHIJKLMNO',[6,30,7,11,9,9,11,14,8,10,8,11,15,10,10]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=ws.PAPERSIZE_LETTER; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; ws.print_title_rows='5:5'
ws.oddFooter.left.text='Halyard RR.xlsx'; ws.oddFooter.right.text='Page &P of &N'; ws.page_margins.left=ws.page_margins.right=.4
f='scratch/r58_halyard.xlsx'; wb.save(f); name='halyard_landing_arcade_rr.pdf'; to_pdf(f,name); os.remove(f)
save(name,T('HALYARD LANDING ARCADE','2025-06-30',len(rows),len(rows)-nv,nv,rows,planted=dict(what=f'TOTAL ARCADE minimum rent printed {m2(wrong[1])}, the subtotals add to {m2(G[1])}',kind='total_wrong')),
 'RETAIL','property-book keeper, Excel printed to PDF','gridded spreadsheet print, LC in security cell, percentage rent text, seasonal tenants',True)
