from common import *
import xlsxwriter
fn='Saltmarsh Crossing - RR & Options (AM v3).xlsx'
wb=xlsxwriter.Workbook(path(fn)); wb.set_properties({'created':dt.datetime(2025,5,5)}); f=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
a=wb.add_worksheet('Summary'); w=wb.add_worksheet('Rent Roll 5.1.25'); z=wb.add_worksheet('Expirations')
hb=dict(bold=True,bg_color='#1F4E79',font_color='white',align='center',valign='vcenter',text_wrap=True,border=1)
H=f(**hb); tx=f(text_wrap=True,valign='top'); n0=f(num_format='#,##0',valign='top'); usd=f(num_format='$#,##0',valign='top'); d8=f(num_format='mmm-yy',valign='top',align='center'); dd=f(num_format='m/d/yyyy',valign='top',align='center'); pc=f(num_format='0.0%',valign='top'); ps=f(num_format='$0.00',valign='top')
tb=lambda nf='General': f(bold=True,top=1,bottom=6,num_format=nf)
sec=f(bold=True,italic=True,bg_color='#DDEBF7')
w.write(0,1,'SALTMARSH CROSSING',f(bold=True)); w.write(1,1,'Mount Pleasant, SC  -  Retail Rent Roll as of May 1, 2025',f(italic=True))
g=[(1,5,'PREMISES'),(6,8,'TERM'),(9,11,'BASE RENT'),(12,15,'RECOVERIES (MONTHLY)'),(16,17,'NEXT BUMP'),(18,19,'NOTES')]
for s,e,t in g: w.merge_range(3,s,3,e,t,H)
hs=['Space','Tenant','Kind','GLA (SF)','% GLA','Start','End','Yrs Left','$/SF/Yr','Monthly','Annual','CAM','RE Taxes','Insurance','Total','Date','Monthly Rent','Renewal Options','Comment']
for c,t in enumerate(hs,1): w.write(4,c,t,H)
w.set_row(4,30)
T=[('INLINE & ANCHOR',[('A1','Harvest Lane Market','Anchor',38500,D(2016,9,1),D(2031,8,31),12.5,D(2026,9,1),13.25,'4 x 5 yrs, +6% each','Co-tenancy waived 2023'),('A2','Driftwood Fitness Club','Jr. Anchor',16200,D(2021,1,1),D(2030,12,31),14,D(2026,1,1),14.42,'2 x 5 yrs @ 95% FMV',''),('B1','Pelican Cleaners','Inline',1400,D(2020,6,1),D(2025,5,31),26,None,0,'None','In renewal talks; LOI out at $29'),('B2','Yuzu Noodle Bar','Inline',2450,D(2022,4,1),D(2032,3,31),30,D(2026,4,1),30.9,'1 x 5 yrs, +3%/yr','Pct rent 5% > $1.1M'),('B3',None,'Inline',1875,None,None,0,None,0,'','Former vape shop; asking $31 NNN'),('B4','Carolina Smiles Orthodontics','Inline',2800,D(2023,8,1),D(2033,7,31),29,D(2025,8,1),29.87,'2 x 5 yrs @ FMV',''),('B5','Nail Lagoon','Inline',1225,D(2019,11,1),'MTM',24,None,0,'Expired','Holdover since 11/24'),('B6-7','Lowcountry Urgent Care','Inline',4360,D(2024,2,1),D(2034,1,31),31.5,D(2026,2,1),32.29,'2 x 5 yrs, 10% bumps','TI $40/SF'),('B8',None,'Inline',2100,None,None,0,None,0,'','Spec suite, white box')]),
('OUTPARCELS / PADS',[('Pad 1','First Palmetto Trust (bank)','Ground lease',4100,D(2017,5,1),D(2037,4,30),39,D(2027,5,1),42.9,'4 x 5 yrs, +10% each','Tenant owns bldg'),('Pad 2','Zipline Car Wash','Ground lease',5250,D(2022,10,1),D(2042,9,30),27.5,D(2027,10,1),30.25,'2 x 10 yrs, +10%',''),('Pad 3','Tamarind Coffee Drive-Thru','Build-to-suit',2050,D(2024,6,1),D(2039,5,31),68,D(2029,6,1),74.8,'4 x 5 yrs',''),('ATM','Harborlight Credit Union','ATM kiosk',60,D(2023,1,1),D(2025,12,31),240,None,0,'1 x 3 yrs','')])]
GLA=sum(x[3] for _,L in T for x in L); rows=[]; y=5; as_=D(2025,5,1)
keys=('area','contractRent','annualRent','_c','_t','_i','_tot')
def tot(lab,L,y):
    F=tb()
    for c in range(1,20): w.write_blank(y,c,None,F)
    w.write(y,2,lab,F); S=lambda k: round(sum(x.get(k,0) for x in L),2)
    w.write(y,4,S('area'),tb('#,##0')); w.write(y,5,S('area')/GLA,tb('0.0%'))
    for c,k in zip((10,11,12,13,14,15),keys[1:]): w.write(y,c,S(k),tb('$#,##0'))
for s,L0 in T:
    w.merge_range(y,1,y,19,s,sec); y+=1; L=[]
    for u,t,k,g_,st,en,psf,bd,bp,op,cm in L0:
        x=dict(unit=u,unitType=k,area=g_,section=s); L.append(x)
        w.write(y,1,u,tx); w.write(y,2,t or 'VACANT',tx); w.write(y,3,k,tx); w.write(y,4,g_,n0); w.write(y,5,g_/GLA,pc); w.write(y,18,op,f(text_wrap=True,valign='top',indent=1)); w.write(y,19,cm,tx)
        if not t: x['statusText']='VACANT'
        else:
            m=float(round(psf*g_/12)); grd=k=='Ground lease'
            x.update(tenantName=t,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=m,annualRent=m*12)
            w.write_datetime(y,6,dt.datetime(st.year,st.month,st.day),dd)
            if en=='MTM': w.write(y,7,'MTM',f(align='center',valign='top'))
            else: w.write_datetime(y,7,dt.datetime(en.year,en.month,en.day),dd); w.write(y,8,round((en-as_).days/365.25,1),f(num_format='0.0',valign='top'))
            w.write(y,9,psf,ps); w.write(y,10,m,usd); w.write(y,11,m*12,usd)
            if k!='ATM kiosk':
                x['_c'],x['_t'],x['_i']=float(round(g_*(.1 if grd else .275))),float(round(g_*.19)),float(0 if grd else round(g_*.055))
                x['_tot']=x['_c']+x['_t']+x['_i']; x['totalCharges']=x['_tot']; x['charges']=[dict(code='CAM',amount=x['_c']),dict(code='RE Taxes',amount=x['_t']),dict(code='Insurance',amount=x['_i'])]
                for c,q in zip((12,13,14,15),('_c','_t','_i','_tot')): w.write(y,c,x[q],usd)
            else: w.write(y,12,'Gross',f(align='right',valign='top'))
            if bd:
                v=float(round(bp*g_/12)); w.write_datetime(y,16,dt.datetime(bd.year,bd.month,bd.day),dd); w.write(y,17,v,usd); x['rentSteps']=[dict(date=bd,amount=v)]
        y+=1
    tot(f'Subtotal {s.title()}',L,y); y+=2; rows+=L
tot('TOTAL CENTER',rows,y); y+=1
V=[x for x in rows if x['statusText']=='VACANT']; va=sum(x['area'] for x in V)
w.write(y+1,2,'Leased SF',tx); w.write(y+1,4,GLA-va,n0); w.write(y+1,5,(GLA-va)/GLA,pc); w.write(y+2,2,'Vacant SF',tx); w.write(y+2,4,va,n0); w.write(y+2,5,va/GLA,pc)
w.write(y+4,1,'Pads 1 and 2 are ground leases; CAM is limited to road and pond maintenance. GLA of pads is building area.',f(italic=True,font_size=9))
w.set_column(0,0,2); w.set_column(1,1,8); w.set_column(2,2,30); w.set_column(3,3,13); w.set_column(4,17,10.5); w.set_column(5,5,7); w.set_column(8,8,7,None,{'hidden':True}); w.set_column(18,18,21); w.set_column(19,19,31)
w.set_landscape(); w.fit_to_pages(1,0); w.freeze_panes(5,3)
B=f(bold=True); q=f(); R=f(num_format='#,##0')
a.write(0,0,'Saltmarsh Crossing - Asset Summary',f(bold=True,)); S=lambda k: sum(x.get(k,0) for x in rows)
for i,(l,v) in enumerate([('GLA (SF)',GLA),('Tenants in place',len(rows)-len(V)),('Vacant suites',len(V)),('Annual base rent in place',S('annualRent')),('Monthly recoveries',S('_tot')),('Sponsor','Gullwing Retail Partners'),('Loan purpose','Bridge - lease-up of 2 suites')]): a.write(2+i,0,l,q); a.write(2+i,1,v,R)
a.set_column(0,0,30); a.set_column(1,1,26)
z.write(0,0,'Lease expirations',B)
for c,t in enumerate(['Year','# Leases','SF Expiring','Annual Rent']): z.write(2,c,t,B)
ys={}
for x in rows:
    if 'leaseEndDate' in x: k=str(getattr(x['leaseEndDate'],'year','MTM')); ys.setdefault(k,[]).append(x)
for i,k in enumerate(sorted(ys)):
    L=ys[k]
    for c,v in enumerate([k,len(L),sum(x['area'] for x in L),sum(x['annualRent'] for x in L)]): z.write(3+i,c,v,R)
z.set_column(0,3,14); wb.close()
save(fn,'RETAIL','Sponsor asset-manager workbook, grouped headers, options, recoveries, hidden column, three sheets',True,'SALTMARSH CROSSING','2025-05-01',len(rows),len(rows)-len(V),len(V),rows,sheet='Rent Roll 5.1.25')
