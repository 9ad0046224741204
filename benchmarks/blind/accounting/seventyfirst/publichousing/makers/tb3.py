import random,xlwt
from common import *
R=random.Random(909);L=Ledger(R);a=L.amt
NM=[('1010','Alterna Savings - operating chequing'),('1020','Alterna Savings - payroll'),('1050','Petty cash'),('1110','Replacement reserve - GICs'),('1120','Replacement reserve - HISA'),('1130','Security of tenure fund bank'),('1210','Housing charges receivable'),('1215','Allowance for doubtful accounts'),('1220','Subsidy receivable - City'),('1230','HST rebate receivable'),('1310','Prepaid insurance'),('1320','Prepaid property tax'),('1510','Land'),('1520','Building'),('1525','Accumulated amortization - building'),('2010','Accounts payable'),('2020','Accrued liabilities'),('2030','Source deductions payable'),('2110','Member deposits'),('2120','Housing charges paid in advance'),('2150','Subsidy surplus repayable'),('2510','First mortgage - CMHC insured'),('3010','Member shares'),('3110','Replacement reserve fund'),('3120','Security of tenure fund'),('3900','Accumulated operating surplus'),
('4010','Gross housing charges - market members'),('4020','Gross housing charges - RGI members'),('4030','RGI assistance - members'),('4040','Rent supplement - City'),('4090','Vacancy loss'),('4110','Parking'),('4120','Laundry'),('4130','Guest suite'),('4190','Interest earned - operating'),('5010','Coordinator salary'),('5020','Maintenance wages'),('5030','Benefits & MERCs'),('5110','Audit'),('5115','Legal'),('5120','Office and general'),('5125','Telephone and internet'),('5130','Federation dues - CHF / OCHAP'),('5140','Member education & committees'),('5210','Repairs & maintenance - building'),('5215','Repairs & maintenance - elevators'),('5220','Snow and landscaping'),('5225','Waste & pest control'),('5310','Hydro'),('5320','Gas'),('5330','Water & sewer'),('5410','Insurance'),('5420','Municipal taxes'),('5510','Mortgage interest'),('5520','Amortization'),('5610','Bad debts'),('5710','Transfer to replacement reserve')]
for k,x in[('1010',86400),('1020',9100),('1110',410000),('1120',66200),('1130',21800),('1210',18450),('1215',-5200),('1220',31700),('1230',4300),('1310',28900),('1510',640000),('1520',5870000),('1525',-3388000),('2010',-37100),('2020',-12400),('2030',-4420),('2110',-46800),('2120',-7300),('2150',-15900),('2510',-2214000)]:L.open(k,a(x,.04))
L.open('1050',300);L.open('3010',-8400);L.open('3110',-(L.b['1110']+L.b['1120'])/100);L.open('3120',-L.b['1130']/100);L.plug('3900')
g=a(688000,.02);L.post('1210','4010',g);r=a(402000,.02);L.post('1210','4020',r);x=round(r*.57,2);L.post('4030','1210',x);L.post('1220','4040',round(x*.98,2));L.post('1010','1220',round(x*.97,2));L.post('4090','1210',a(7900))
net=g+r-x;L.post('1010','1210',round(net*.982,2));L.post('1010','4110',a(21600));L.post('1010','4120',a(9450));L.post('1010','4130',a(1980));L.post('1010','4190',a(1340));L.post('1010','2120',a(3200));L.post('1010','2110',a(4600));L.post('2110','1010',a(3900));L.post('1010','3010',300);L.post('3010','1010',200)
for k,x in[('5110',11900),('5115',5400),('5120',13300),('5125',4100),('5130',8750),('5140',3650),('5210',91000),('5215',18400),('5220',24200),('5225',16900),('5310',61800),('5320',47700),('5330',54300),('1310',43500),('1320',148000)]:L.post(k,'2010',a(x))
L.post('2010','1010',round(L.c['2010']/100*.99,2));L.post('5410','1310',a(42000,.03));L.post('5420','1320',L.d['1320']/100)
L.post('5010','1020',a(64900));L.post('5020','1020',a(52100));L.post('5030','2030',a(24600));L.post('2030','1020',a(24300,.01));L.post('1020','1010',142600.00)
m=a(96800);L.post('5510','1010',m);L.post('2510','1010',a(141300));L.post('5520','1525',a(141300));L.post('5610','1215',a(4100));L.post('1215','1210',a(2300));L.post('5710','3110',72000);L.post('1120','1010',72000);L.post('1110','3110',a(14900));L.post('3110','1120',a(58300));L.post('2150','1010',a(12100,.01))
N='maple_hollow_coop_TB_2024.xls'
wb=xlwt.Workbook();ws=wb.add_sheet('TB Dec 2024')
f0='name Calibri, height 200'
E=xlwt.easyxf
b=E('font: name Calibri, height 200, bold on');ti=E('font: name Calibri, height 260, bold on; align: horiz center');sub=E(f'font: {f0}; align: horiz center')
h=E('font: name Calibri, height 200, bold on; align: horiz center, wrap on; borders: bottom thin; pattern: pattern solid, fore_colour light_green')
t=E(f'font: {f0}');n=E(f'font: {f0}',num_format_str='#,##0.00');hd=E('font: name Calibri, height 200, bold on, italic on')
nb=E('font: name Calibri, height 200, bold on; borders: top thin, bottom double',num_format_str='#,##0.00')
ws.write_merge(0,0,0,7,'Maple Hollow Housing Co-operative Inc.',ti);ws.write_merge(1,1,0,7,'Trial Balance (unaudited) - January 1 to December 31, 2024',sub)
ws.write(3,0,'',h);ws.write(3,1,'',h);ws.write_merge(3,3,2,3,'Opening',h);ws.write_merge(3,3,4,5,'Activity',h);ws.write_merge(3,3,6,7,'Closing',h)
for j,s in enumerate(['G/L','Account','Debit','Credit','Debit','Credit','Debit','Credit']):ws.write(4,j,s,h)
K=['open_dr','open_cr','debit','credit','close_dr','close_cr'];i=5;rows=[];S=[0]*6
heads={'1':'ASSETS','2':'LIABILITIES','3':"MEMBERS' EQUITY AND RESERVES",'4':'REVENUE','5':'EXPENSES'};last=''
for k,nm in NM:
    if k[0]!=last:
        last=k[0]; i+= (1 if last!='1' else 0); ws.write(i,1,heads[last],hd);i+=1
    o,d,c,e=L.get(k)
    v=[o if o>0 else None,-o if o<0 else None,d or None,c or None,e if e>0.004 else None,-e if e<-.004 else None]
    ws.write(i,0,k,t);ws.write(i,1,nm,t)
    for j,x in enumerate(v):
        if x is not None:ws.write(i,2+j,x,n);S[j]+=x
    rows.append({'account':k,'name':nm,**{q:x for q,x in zip(K,v)}});i+=1
i+=1;ws.write(i,1,'Totals',b);S=[round(s,2) for s in S]
for j,x in enumerate(S):ws.write(i,2+j,x,nb)
print(S,len(rows));assert S[0]==S[1] and S[2]==S[3] and S[4]==S[5]
ws.write(i+2,0,'Prepared by: bookkeeper for the Finance Committee.  RGI = rent-geared-to-income.',t)
for j,w in enumerate([8,42,15,15,15,15,15,15]):ws.col(j).width=256*w
ws.portrait=0;ws.fit_num_pages=1;ws.set_fit_width_to_pages(1);ws.set_fit_height_to_pages(0);ws.set_paper_size_code(1)
wb.save(doc(N))
for r in rows:
    if r['account'] in('1010','1020','1210','1220','1310','2010','3900','3110','1120','2030','1320'):print(r)
save(N,'TB',K,rows,[{'label':'Totals',**dict(zip(K,S))}],'Canadian housing co-op .xls, opening/activity/closing pairs under a two-line grouped header, section headings',True)
