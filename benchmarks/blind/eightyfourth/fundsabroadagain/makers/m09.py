# Singapore, office tower with retail podium, xlsx (xlsxwriter), monthly; PLANTED total_wrong in Level 12 sub-total
from common import *
import xlsxwriter
fn='09_Telok_Exchange_Rent_Roll_Dec25.xlsx'
random.seed(8409)
wb=xlsxwriter.Workbook(doc(fn)); ws=wb.add_worksheet('Rent Roll'); ex=wb.add_worksheet('Car Park')
f0=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
b=f0(); n=f0(num_format='#,##0'); m=f0(num_format='#,##0.00'); d=f0(num_format='dd mmm yyyy',align='left',indent=1); bo=f0(bold=True); lv=f0(bold=True,font_color='#1F3864',bottom=1); tm=f0(bold=True,num_format='#,##0.00',top=1); tn=f0(bold=True,num_format='#,##0',top=1); tt=f0(bold=True,top=1); gm=f0(bold=True,num_format='#,##0.00',top=1,bottom=6); gn=f0(bold=True,num_format='#,##0',top=1,bottom=6); gt=f0(bold=True,top=1,bottom=6); h=f0(bold=True,text_wrap=True,align='center',valign='bottom',bg_color='#BDD7EE',bottom=1)
ws.write('A1','Telok Exchange',f0(bold=True,font_size=0+14)); ws.write('A2','18 Cross Robinson Street, Singapore 068911',b); ws.write('A3','Rent Roll for the month of December 2025 (S$, before GST)',b)
rm=f0(indent=1)
H=['Unit No.','Tenant','Trade / Use','NLA (sq ft)','Commencement','Expiry','Base Rent (psf pm)','Base Rent','Service Charge','A&P Charge','Gross Rent','Security Deposit','Rent Free / Remarks']
for j,x in enumerate(H): ws.write(4,j,x,h)
for j,w in enumerate([10,36,20,10,13,13,10,13,12,10,13,14,30]): ws.set_column(j,j,w)
ws.set_row(4,32)
N=iter(['Lion Crest Capital Partners Pte. Ltd.','Marlow & Teo LLC','Pacific Rim Reinsurance Brokers Pte. Ltd.','Bluewater Bunkering (S) Pte. Ltd.','Nimbus Ledger Pte. Ltd.','Straits Meridian Shipping Pte. Ltd.','Kaya Creative Pte. Ltd.','Heng Fatt Commodities Pte. Ltd.','Ostrava Systems Asia Pte. Ltd.','Temasya Executive Search Pte. Ltd.','Vantage Audit PAC','Greenfin Advisory Pte. Ltd.','Orchid Family Office Pte. Ltd.','Sunda Energy Trading Pte. Ltd.','Hikari Trading (Singapore) Pte. Ltd.','Borneo Resources Pte. Ltd.','Aster Wealth Pte. Ltd.','Qube Data Centres Pte. Ltd.','Halcyon Maritime Law Corporation'])
P=[('Basement 1 - Retail',[('#B1-01','Kopi Lah Holdings Pte. Ltd.','F&B',862,15.8),('#B1-02','Salad Parliament Pte. Ltd.','F&B',705,16.5),('#B1-03',None,'F&B',640,0),('#B1-04/05','Golden Ladle Pte. Ltd.','Food court',3290,11.2),('#B1-06','QuickPress Laundry Pte. Ltd.','Services',318,14)]),
('Level 1 - Retail',[('#01-01','Merlion Bank Ltd','Bank branch',2850,17.5),('#01-02','Brew & Barrow Pte. Ltd.','Café',1120,19),('#01-03','Guardhouse Pharmacy Pte. Ltd.','Pharmacy',980,18.2)])]
for L,us in ((8,[4210,3890,2760]),(9,[10860]),(10,[2105,2090,3400,3265]),(11,[5520,5340]),(12,[1810,2240,2960,1905,1945]),(14,[10860]),(15,[3620,3600,3640])):
    P.append((f'Level {L} - Office',[(f'#{L:02d}-{i:02d}',None if (L,i) in((10,3),(12,4)) else next(N),'Office',a,random.choice([9.2,9.6,9.8,10.1,10.4,10.75])+(.3 if L>11 else 0)) for i,a in enumerate(us,1)]))
r=5; rows=[]; G=[0]*6; pl=None; subs=[]
for lvl,us in P:
    ws.write(r,0,lvl,lv); [ws.write(r,j,'',lv) for j in range(1,13)]; r+=1; r0=r; S=[0]*6
    for u,t,use,a,p in us:
        base=round(a*p,2) if t else 0; sc=round(a*(1.85 if use=='Office' else 2.4),2) if t else 0; ap=round(a*.35,2) if t and use!='Office' else 0; g=round(base+sc+ap,2)
        s=e=None; dep=0; rem=''
        if t:
            s=D(random.randint(2022,2025),random.randint(1,11),random.choice([1,1,15,16])); y=3
            if addy(s,y)<D(2025,12,31): y=5
            e=addy(s,y); dep=round(g*3,2)
            rem=random.choice(['','','','Option to renew 3 years','Fitting-out completed','Banker\'s guarantee','Reinstatement required'])
        else: rem='Vacant - asking S$10.80 psf' if use=='Office' else 'Vacant - asking S$15.00 psf'
        ws.write(r,0,u,b); ws.write(r,1,t or 'Vacant',b); ws.write(r,2,use,b); ws.write(r,3,a,n)
        if s: ws.write_datetime(r,4,dt.datetime.combine(s,dt.time()),d); ws.write_datetime(r,5,dt.datetime.combine(e,dt.time()),d)
        if t: ws.write(r,6,p,m)
        for j,v in ((7,base),(8,sc),(9,ap)): ws.write(r,j,v,m)
        ws.write_formula(r,10,f'=SUM(H{r+1}:J{r+1})',m,g); ws.write(r,11,dep,m); ws.write(r,12,rem,rm)
        rows.append(dict(unit=u,section=lvl,unitType=use,area=a,tenantName=t,statusText='Occupied' if t else 'Vacant',leaseStartDate=s,leaseEndDate=e,contractRent=base,charges=[dict(code='Service Charge',amount=sc),dict(code='A&P Charge',amount=ap)],totalCharges=g,deposit=dep))
        for i,v in enumerate((a,base,sc,ap,g,dep)): S[i]=round(S[i]+v,2)
        r+=1
    for j in range(13): ws.write(r,j,'',tt)
    ws.write(r,1,'Sub-total',tt); ws.write(r,3,S[0],tn)
    for j,v in zip((7,8,9,10,11),S[1:]):
        if lvl.startswith('Level 12') and j==7:
            v2=round(v+1800,2); ws.write(r,j,v2,tm); pl=dict(what=f'Level 12 sub-total of Base Rent printed {v2:,.2f}; its units sum to {v:,.2f} (Grand Total is right)',kind='total_wrong')
        else: ws.write_formula(r,j,f'=SUM({"ABCDEFGHIJKLM"[j]}{r0+1}:{"ABCDEFGHIJKLM"[j]}{r})',tm,v)
    G=[round(x+y,2) for x,y in zip(G,S)]; r+=2
for j in range(13): ws.write(r,j,'',gt)
ws.write(r,1,'Grand Total',gt); ws.write(r,3,G[0],gn)
for j,v in zip((7,8,9,10,11),G[1:]): ws.write(r,j,v,gm)
occ=sum(bool(x['tenantName']) for x in rows); oa=sum(x['area'] for x in rows if x['tenantName'])
r+=2; ws.write(r,1,'Committed occupancy (by NLA)',b); ws.write(r,3,oa/G[0],f0(num_format='0.0%'))
for i,x in enumerate([('Season parking (S$/month)','Lots','Income'),('Tenants',46,46*270),('Public season',18,18*320)]):
    for j,v in enumerate(x): ex.write(i,j,v,b)
ws.freeze_panes(5,2); ws.set_landscape(); ws.set_paper(8); ws.fit_to_pages(1,0); ws.repeat_rows(4); ws.hide_gridlines(2); wb.close()
assert abs(sum(x['contractRent'] for x in rows)-G[1])<.01 and pl
save(fn,'Telok Exchange','2025-12',rows,len(rows),occ,len(rows)-occ,'MIXED_USE','Singapore office tower and podium workbook, level headings and sub-totals, second sheet',False,sheet='Rent Roll',planted=pl)
