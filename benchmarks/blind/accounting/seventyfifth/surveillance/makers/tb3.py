# CPA/bookkeeper working trial balance, small office building, xlsx; planted: row dropped
from common import *
import xlsxwriter
# code,name,unadj(signed, None blank),adj dr,ref,adj cr,ref, PY
A=[('ASSETS',),
('1000','Cash - Cornhusker Valley Bank checking',48716.22,None,'',None,'',39204.81),
('1005','Money market',75318.04,212.66,'e',None,'',60118.30),
('1100','Rents receivable',14288.50,None,'',2650.00,'c',9874.00),
('1150','Prepaid insurance',0.0,7410.00,'b',None,'',7125.00),
('1200','Tax escrow - lender',31204.88,None,'',None,'',28990.12),
('1500','Land',385000.00,None,'',None,'',385000.00),
('1510','Building',2640000.00,None,'',None,'',2640000.00),
('1520','Building improvements',214870.00,18450.00,'d',None,'',196420.00),
('1530','Tenant improvements - Ste 204',41600.00,None,'',None,'',41600.00),
('1600','Accumulated depreciation',-902144.00,None,'',81377.00,'a',-902144.00),
('1700','Loan fees, net of amortization',21666.00,None,'',3333.00,'a',21666.00),
('LIABILITIES',),
('2000','Accounts payable',-6812.19,None,'',None,'',-9140.55),
('2100','Accrued property tax',0.0,None,'',34180.00,'f',-33260.00),
('2150','Accrued interest',0.0,None,'',6915.44,'f',-7102.18),
('2200','Tenant deposits held',-27350.00,None,'',None,'',-25900.00),
('2250','Prepaid rents',-4180.00,None,'',None,'',0.0),
('2500','Note payable - Cornhusker Valley Bank',-1731204.66,None,'',None,'',-1779318.20),
('EQUITY',),
('3000','Member capital - Class A','CAP',None,'',None,'',None),
('3010','Member draws',60000.00,None,'',None,'',54000.00),
('INCOME',),
('4000','Office rent',-372480.00,None,'',None,'',-358215.00),
('4010','Storage & garage stall rent',-9120.00,None,'',None,'',-8640.00),
('4050','Operating expense pass-throughs',-58214.37,None,'',None,'',-54906.11),
('4100','Late fees',-425.00,None,'',None,'',-300.00),
('4200','Interest earned',-1988.12,None,'',212.66,'e',-1404.77),
('EXPENSES',),
('5000','Management fee (5%)',22012.00,None,'',None,'',21105.00),
('5050','Janitorial',33480.00,None,'',None,'',32160.00),
('5100','Repairs and maintenance',46205.31,None,'',18450.00,'d',24117.08),
('5150','Elevator contract',6948.00,None,'',None,'',6720.00),
('5200','Snow removal & grounds',12166.50,None,'',None,'',14380.25),
('5250','Electric (OPPD)',38911.76,None,'',None,'',37204.90),
('5260','Gas',8114.09,None,'',None,'',9022.61),
('5270','Water, sewer, refuse',9470.44,None,'',None,'',8915.37),
('5300','Insurance',28950.00,None,'',7410.00,'b',26140.00),
('5400','Real estate taxes',33260.00,34180.00,'f',33260.00,'f',33100.00),
('5500','Legal and accounting',9875.00,None,'',None,'',7450.00),
('5600','Office, bank charges, misc',1644.28,None,'',None,'',1512.66),
('5700','Bad debts',0.0,2650.00,'c',None,'',0.0),
('6000','Interest expense',79840.12,6915.44,'f',7102.18,'f',84119.05),
('6100','Depreciation',0.0,81377.00,'a',None,'',79210.00),
('6200','Amortization',0.0,3333.00,'a',None,'',3333.00)]
# entry f reverses the opening accruals through equity-free lines: the opening accruals were already reversed in the books against expense, so the two credits go to retained capital
D=[list(x) for x in A]
ad=sum(x[3] or 0 for x in D if len(x)>1); ac=sum(x[5] or 0 for x in D if len(x)>1)
cap=next(x for x in D if len(x)>1 and x[2]=='CAP')
cap[3]=r2(ac-ad); cap[4]='f'   # prior-year accruals reversed to capital
assert cap[3]>0,(ad,ac)
cap[2]=0; cap[2]=r2(-sum(x[2] for x in D if len(x)>1)); cap[7]=0; cap[7]=r2(-sum(x[7] for x in D if len(x)>1))
print('cap',cap)
DROP='2200'
N='WTB 12-31-2025 Prairie Exchange Bldg.xlsx'
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('WTB'); F=lambda **k: wb.add_format({"font_name":"Calibri","font_size":10,**k})
mf='#,##0.00;(#,##0.00)'
num=F(num_format=mf); nm=F(); bold=F(bold=True); ttl=F(bold=True,font_size=13); ital=F(italic=True,font_color='#555555'); ref=F(align='center',font_color='#C00000',font_size=8)
gh=F(bold=True,align='center',border=1,bg_color='#DDE6EF'); h=F(bold=True,align='center',bottom=1,text_wrap=True); hl=F(bold=True,bottom=1)
tt=F(bold=True,num_format=mf,top=1,bottom=6); acc=F(align='left'); sec=F(bold=True,underline=1)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_paper(1)
ws.set_column('A:A',7); ws.set_column('B:B',37); ws.set_column('C:D',14); ws.set_column('E:E',13); ws.set_column('F:F',3.5); ws.set_column('G:G',13); ws.set_column('H:H',3.5); ws.set_column('I:I',15); ws.set_column('J:J',2); ws.set_column('K:K',15)
ws.write('A1','Prairie Exchange Building, LLC',ttl); ws.write('A2','Working trial balance - year ended December 31, 2025 (income tax basis w/ accruals)',nm); ws.write('A3','1418 Dodge Court, Omaha NE',ital); ws.write('I1','Prepared: DLM 2/20/26',ital); ws.write('I2','Reviewed: ______',ital)
ws.merge_range('C5:D5','Per Books',gh); ws.merge_range('E5:H5','Adjustments',gh)
ws.write('A6','Acct',hl); ws.write('B6','Account name',hl); ws.write('C6','Debit',h); ws.write('D6','Credit',h); ws.write('E6','Debit',h); ws.write('F6','',h); ws.write('G6','Credit',h); ws.write('H6','',h); ws.write('I6','Adjusted Balance\nDr (Cr)',h); ws.write('K6','12/31/2024\nFinal',h)
ws.set_row(5,28); ws.freeze_panes(6,2)
S=dict(debit=0,credit=0,ad=0,ac=0,ending=0,py=0); T=[]; r=6
for x in D:
    if len(x)==1: 
        if r>6: r+=1
        ws.write(r,0,x[0],sec); r+=1; continue
    c,n,u,a,ar,b,br,py=x
    e=r2(u+(a or 0)-(b or 0))
    S['debit']+=max(u,0); S['credit']+=max(-u,0); S['ad']+=a or 0; S['ac']+=b or 0; S['ending']+=e; S['py']+=py
    if c==DROP: continue
    t=dict(account=c,name=n); ws.write(r,0,int(c),acc); ws.write(r,1,n,nm)
    if u>0: ws.write(r,2,u,num); t['debit']=u
    if u<0: ws.write(r,3,-u,num); t['credit']=-u
    if a: ws.write(r,4,a,num); ws.write(r,5,ar,ref); t['other:Adjustments Debit']=a
    if b: ws.write(r,6,b,num); ws.write(r,7,br,ref); t['other:Adjustments Credit']=b
    ws.write(r,8,e,num); t['ending']=e
    if py: ws.write(r,10,py,num); t['other:12/31/2024 Final']=r2(py)
    T.append(t); r+=1
r+=1
tot=dict(label='TOTALS',debit=r2(S['debit']),credit=r2(S['credit']),**{'other:Adjustments Debit':r2(S['ad']),'other:Adjustments Credit':r2(S['ac'])},ending=r2(S['ending']),**{'other:12/31/2024 Final':r2(S['py'])})
assert tot['debit']==tot['credit'] and tot['ending']==0
ws.write(r,1,'TOTALS',bold)
for col,k in((2,'debit'),(3,'credit'),(4,'other:Adjustments Debit'),(6,'other:Adjustments Credit'),(8,'ending'),(10,'other:12/31/2024 Final')): ws.write(r,col,tot[k],tt)
r+=2
for s in('Tickmarks / AJEs:','a - depreciation and loan fee amortization per schedule','b - set up prepaid insurance (Jan-Mar 2026)','c - write off former tenant Ste 110','d - capitalize lobby restroom remodel booked to R&M','e - Dec. money market interest','f - 12/31/25 tax and interest accruals; reverse PY accruals to capital'):
    ws.write(r,0,s,bold if s[0]=='T' else nm); r+=1
w2=wb.add_worksheet('AJE'); w2.write(0,0,'See binder tab 4',nm)
wb.close()
save(N,'TB',['debit','credit','other:Adjustments Debit','other:Adjustments Credit','ending','other:12/31/2024 Final'],T,[tot],dict(what='the row of account 2200 Tenant deposits held (27,350.00 credit, 25,900.00 credit last year) is left out, the totals still contain it',kind='row_dropped'),'hand-made working trial balance with adjustments, small office building, xlsx',True)
