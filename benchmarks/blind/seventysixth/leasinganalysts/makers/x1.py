from h import *
import xlsxwriter
r=random.Random(11);f='austral_cold_stores_tenancy.xlsx'
wb=xlsxwriter.Workbook(D(f));n=wb.add_worksheet('Notes');w=wb.add_worksheet('Tenancy Schedule')
n.write(0,0,'Tablelands Cold Chain Trust');n.write(2,0,'Leases are net; tenant pays outgoings and power. Unexpired terms are shown on the next tab.');n.write(3,0,'Bank guarantees generally equal to 3 months rent plus GST.')
B_=wb.add_format;h=B_({'bold':1,'bg_color':'#D9E1F2','text_wrap':1,'border':1,'valign':'top','font_name':'Arial','font_size':9});m=B_({'num_format':'$#,##0','font_name':'Arial','font_size':9});ar=B_({'num_format':'#,##0','font_name':'Arial','font_size':9});dd=B_({'num_format':'d-mmm-yy','align':'left','font_name':'Arial','font_size':9});tx=B_({'font_name':'Arial','font_size':9});bt=B_({'bold':1,'num_format':'$#,##0','top':1,'font_name':'Arial','font_size':9});ba=B_({'bold':1,'num_format':'#,##0','top':1,'font_name':'Arial','font_size':9})
w.write('B2','TABLELANDS COLD CHAIN TRUST – TENANCY SCHEDULE',B_({'bold':1,'font_size':13}));w.write('B3','As at');w.write_datetime('C3',dt.datetime(2025,6,30),dd)
H=['Property','Tenancy','Lessee','Store type','Temp °C','GLA m²','Pallet positions','Commence','Expiry','Option (yrs)','Internal code','Net rent $pa','$/m²','Review type','Next review','Yrs to expiry']
for i,x in enumerate(H):w.write(4,1+i,x,h)
w.set_column('A:A',2);w.set_column('B:B',25);w.set_column('D:D',34);w.set_column('E:E',15);w.set_column('C:C',12);w.set_column('L:L',10,None,{'hidden':1});w.set_column('M:M',13);w.set_column('I:J',11);w.set_column('P:P',11);w.set_row(4,28)
L=[('18 Freezer Rd, Derrimut VIC',[('Chamber 1','Pinnacle Seafoods Pty Ltd','Freezer'),('Chamber 2','Pinnacle Seafoods Pty Ltd','Freezer'),('Chamber 3','Jindi Creek Dairy Co-op','Chiller'),('Office L1','Tablelands 3PL Services Pty Ltd','Office')]),('7 Hopkins Ct, Rocklea QLD',[('Store A','Sunstate Produce Logistics','Chiller'),('Store B','VACANT','Chiller'),('Blast cell','Banksia Meats Pty Ltd','Blast freezer')]),('220 Outer Harbor Dr, Gillman SA',[('Whole','Gulf St Vincent Fisheries Ltd','Freezer/Chiller')]),('55 Kewdale Link, Kewdale WA',[('T1','Karri Foodservice Pty Ltd','Freezer'),('T2','Marron & Co Wholesale','Chiller'),('T3','VACANT','Ambient'),('T4','Quokka Ice Cream Co Pty Ltd','Freezer')])]
rows=[];y=5;TA=TR=0
for p,us in L:
    pa=pr=0
    for k,(u,t,st) in enumerate(us):
        a=r.randint(310,520) if st in('Office','Blast freezer') else r.randint(1800,6400);ps=None if st=='Office' else int(a*r.uniform(1.1,1.6));tmp={'Freezer':'-22','Chiller':'2 to 4','Ambient':'n/a','Office':'','Blast freezer':'-35','Freezer/Chiller':'-22 / 2'}[st]
        w.write(y,1,p,tx);w.write(y,2,u,tx);w.write(y,3,t,tx);w.write(y,4,st,tx);w.write(y,5,tmp,tx);w.write(y,6,a,ar)
        if ps:w.write(y,7,ps,ar)
        R=dict(unit=u,propertyName=p,unitType=st,area=a);pa+=a
        if t=='VACANT':R['statusText']='VACANT'
        else:
            s=d(r.randint(2017,2024),r.randint(1,12));e=term(s,r.choice([10,12,15])*12);q=r.choice([185,210,228,240]);rent=round(a*q,-2);pr+=rent
            w.write_datetime(y,8,dt.datetime.combine(s,dt.time()),dd);w.write_datetime(y,9,dt.datetime.combine(e,dt.time()),dd);w.write(y,10,r.choice(['5','5+5','-']),tx);w.write(y,11,f'TCC{y:03d}',tx);w.write(y,12,rent,m);w.write_formula(y,13,f'=M{y+1}/G{y+1}',B_({'num_format':'0.00','font_name':'Arial','font_size':9}),rent/a);w.write(y,14,r.choice(['CPI','3.0% fixed','3.5% fixed','CPI + 0.5%']),tx);nr=s.replace(year=2025 if s.month>6 else 2026);w.write_datetime(y,15,dt.datetime.combine(nr,dt.time()),dd);w.write(y,16,round((e-d(2025,6,30)).days/365.25,2),tx)
            R.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=rent)
        rows.append(R);y+=1
    w.write(y,3,'Sub-total',ba);w.write(y,6,pa,ba);w.write(y,12,pr,bt);TA+=pa;TR+=pr;y+=2
w.write(y,1,'PORTFOLIO TOTAL',ba);w.write(y,6,TA,ba);w.write(y,12,TR,bt);w.freeze_panes(5,4);w.set_landscape();w.fit_to_pages(1,0);wb.close()
assert sum(x.get('annualRent',0) for x in rows)==TR
finish(f,'WAREHOUSE','Australian portfolio of cold stores, hidden column, subtotals',False,rows,None,'2025-06-30',12,10,2,sheet='Tenancy Schedule')
