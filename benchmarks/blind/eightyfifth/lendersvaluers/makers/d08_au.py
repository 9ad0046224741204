from common import *
import xlwt
F='WATTLEBROOK TENANCY SCHEDULE DEC25.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Tenancy Schedule',cell_overwrite_ok=True); ex=xlwt.easyxf
b=ex('font: bold on, height 180'); t=ex('font: height 240, bold on'); n=ex('font: height 180',num_format_str='#,##0.00'); n1=ex('font: height 180',num_format_str='#,##0.0'); s=ex('font: height 180'); da=ex('font: height 180; align: horiz center',num_format_str='d/mm/yyyy')
hd=ex('font: bold on, height 180, colour white; pattern: pattern solid, fore_colour dark_teal; align: wrap on, horiz center, vert center; borders: bottom thin'); g=ex('font: bold on, height 180; pattern: pattern solid, fore_colour light_turquoise'); sb=ex('font: bold on, height 180; borders: top thin',num_format_str='#,##0.00'); sb1=ex('font: bold on, height 180; borders: top thin',num_format_str='#,##0.0'); it=ex('font: italic on, height 160')
ws.write(0,0,'WATTLEBROOK VILLAGE SHOPPING CENTRE',t); ws.write(1,0,'Cnr Banksia Road & Holt Street, Wattlebrook QLD',s); ws.write(2,0,'Tenancy schedule at 1 December 2025 (A$, excl. GST)',s)
H=['Shop','Tenant','Usage','GLA\n(sqm)','Lease\nCommence','Lease\nExpiry','Option','Base Rent\n($pa)','$/sqm','Outgoings\n($pa)','Promotion\nLevy ($pa)','Gross Rent\n($pa)','Annual\nReview','Security\nHeld ($)']
r=4
for i,h in enumerate(H): ws.write(r,i,h,hd)
ws.row(r).height_mismatch=True; ws.row(r).height=560
GR=[('MAJORS',[('MM1','Harvest Lane Supermarkets Pty Ltd','Supermarket',3215.0,D(2018,11,19),20,'4 x 5',1125250,0,0,'5 yrly 5%',None),('MM2','Discount Barn (Aust) Pty Ltd','Discount variety',1140.5,D(2021,3,1),10,'5',273720,41058,0,'CPI',None)]),
('SPECIALTIES',[
('1','Wattlebrook Newsagency & Lotto','Newsagent',118.2,D(2022,7,1),5,'5',76830,14184,3841.5,'4%',19207.5),('2','Banksia Bakehouse','Bakery',96.0,D(2023,2,1),5,'5',81600,11520,4080,'4%',23000),('3','Chemist Avenue','Pharmacy',245.3,D(2019,5,13),10,'5',220770,29436,11038.5,'4%',None),
('4','','Retail',88.0,None,0,None,0,0,0,None,None),('5','Thai Basil Kitchen','Takeaway food',74.5,D(2024,9,1),6,None,67050,8940,3352.5,'4.25%',18000),('6','Suds & Shine Laundromat','Laundry',81.0,D(2020,12,1),7,'5',46170,9720,2308.5,'CPI',11542.5),
('7','Luxe Nails Wattlebrook','Beauty',62.4,D(2025,6,1),5,None,51480,7488,2574,'4%',14157),('8','Little Vine Wines','Liquor',310.0,D(2018,11,19),10,'2 x 5',161200,37200,0,'CPI',None),('9','Sushi Kumo','Takeaway food',51.6,D(2023,11,13),5,'5',61920,6192,3096,'4%',17028),
('10-11','Wattlebrook Family Medical Pty Ltd','Medical',286.4,D(2021,8,1),10,'5',148928,34368,7446.4,'3.5%',40955.2),('12','','Retail (lease under negotiation)',104.7,None,0,None,0,0,0,None,None),('13','Fade Theory Barbers','Hairdresser',57.8,D(2022,3,21),4,None,40460,6936,2023,'4%',10115),
('14','Paws & Claws Pet Supplies','Pet supplies',132.5,D(2024,2,5),7,'5',76850,15900,3842.5,'4%',21133.75),('15','Go Mobile Repairs','Phones',33.0,'Holdover',0,None,36300,3960,1815,None,6000),('16','TAB Corner','Wagering',92.3,D(2017,10,2),10,None,55380,11076,0,'CPI',None),('17','Café Gondwana','Café',140.9,D(2019,1,14),8,'4',105675,16908,5283.75,'4%',28000)]),
('KIOSKS, ATM & OTHER',[('K1','Juice Station','Kiosk',14.0,D(2024,5,1),4,None,38500,1680,1925,'5%',9625),('K2','Key & Shoe Bar','Kiosk',9.5,D(2021,11,1),5,None,22800,1140,1140,'4%',None),('ATM1','Banksia Mutual Bank','ATM',2.0,D(2022,9,1),5,None,15600,0,0,'3%',None),('S1','Storage – Chemist Avenue','Storage',21.0,'Monthly',0,None,4200,0,0,None,None),('PAD','Zap Charge Networks Pty Ltd','EV charging (6 bays)',None,D(2025,2,1),10,'5',18000,0,0,'CPI',None)])]
r=5; rows=[]; G=[0]*6
def tot(label,S,r):
    for c in range(14): ws.write(r,c,'',sb)
    ws.write(r,1,label,sb); ws.write(r,3,S[0],sb1)
    for c,v in zip((7,9,10,11,13),S[1:]): ws.write(r,c,v,sb)
for gn,us in GR:
    for c in range(14): ws.write(r,c,gn if c==0 else '',g)
    r+=1; S=[0]*6
    for u,tn,us_,a,st,y,op,base,og,pl,rv,sec in us:
        ws.write(r,0,u,s); ws.write(r,1,tn or 'VACANT',s); ws.write(r,2,us_,s)
        if a: ws.write(r,3,a,n1)
        q=dict(unit=u,section=gn,area=a,statusText='Occupied' if tn else 'VACANT')
        if tn:
            if isinstance(st,str): ws.write(r,4,st,s); q['leaseStartDate']=st
            else: e=endof(st,12*y); ws.write(r,4,st,da); ws.write(r,5,e,da); q.update(leaseStartDate=st,leaseEndDate=e)
            ws.write(r,6,op or 'Nil',s); ws.write(r,7,base,n)
            if a: ws.write(r,8,round(base/a,2),n)
            ws.write(r,9,og,n); ws.write(r,10,pl,n); ws.write(r,11,base+og+pl,n); ws.write(r,12,rv or '',s)
            if sec: ws.write(r,13,sec,n)
            q.update(tenantName=tn,annualRent=base,charges=[{"code":"Outgoings ($pa)","amount":og},{"code":"Promotion Levy ($pa)","amount":pl}],totalCharges=round(base+og+pl,2),deposit=sec)
        rows.append(q); r+=1
        for i,v in enumerate((a,base,og,pl,base+og+pl,sec)): S[i]+=v or 0
    S=[round(x,2) for x in S]; tot(f'Total {gn}',S,r); r+=2; G=[x+z for x,z in zip(G,S)]
tot('CENTRE TOTAL',[round(x,2) for x in G],r); r+=2
va=88.0+104.7
ws.write(r,0,f'Vacancy: 2 shops, {va:.1f} sqm ({va/G[0]*100:.1f}% of GLA). Shop 15 is holding over. Security is bank guarantee or cash bond.',it)
for c,w in enumerate((8,34,27,9,12,12,8,15,10,14,13,15,10,13)): ws.col(c).width=256*w
ws.set_panes_frozen(True); ws.set_horz_split_pos(5); ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
w2=wb.add_sheet('Options'); w2.write(0,0,'Shop',b); w2.write(0,1,'Option notice window',b); w2.write(1,0,'1',s); w2.write(1,1,'6-9 months before expiry',s); w2.write(2,0,'17',s); w2.write(2,1,'Exercise by 13/07/2026',s)
wb.save(doc(F))
occ=sum('tenantName' in q for q in rows)
save(F,dict(propertyName="Wattlebrook Village Shopping Centre",asOnDate="2025-12-01",units=len(rows),occupied=occ,vacant=2,sheet='Tenancy Schedule',rows=rows),'RETAIL','Australian centre tenancy schedule, .xls, categories with subtotals, gross rent pa')
print(len(rows),G)
