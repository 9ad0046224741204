# xlsx: landlord / master-tenant structure of a historic mixed-use building; three pairs of Dr/Cr
from common import *
import xlsxwriter, random
R=random.Random(402)
stem='Corliss_TB_Q4-2025_landlord+MT'
A={'Corliss Landlord LLC':[
('10100','Operating Account - Tidewater Trust',184210.66),('10150','Construction Escrow (historic rehab)',212400.00),('10400','Replacement Reserve',96155.03),('11200','Master Lease Rent Receivable',148000.00),('11900','Due from Master Tenant',37615.42),('13000','Prepaid Insurance',22874.10),
('15000','Land',640000.00),('15100','Building & QRE Improvements',9318442.87),('15190','Accum. Depreciation - Building',-1274118.22),('15500','Tenant Improvements - Retail',411906.40),('15590','Accum. Depreciation - T.I.',-96204.18),('17100','Deferred Leasing Costs',58200.00),
('20100','Accounts Payable',-41877.90),('20500','Retainage Payable',-66120.00),('21000','Accrued Interest - Senior Loan',-24318.55),('21900','Deferred Rent - Master Lease',-318440.00),('24100','Senior Mortgage - Corvane Savings Bank',-4711062.31),('24300','QLICI Loan B',-1905000.00),('30100','Member Equity - Managing Member',-84215.66),('30200','Member Equity - Master Tenant (49%)',None),
('40100','Master Lease Base Rent',-402750.00),('40900','Interest Income',-2816.09),('61000','Asset Management Fee',15000.00),('62300','Professional Fees',18442.50),('65100','Property Insurance',51206.25),('68000','Real Estate Tax',88104.96),('71000','Interest Expense - Senior',201477.38),('71300','Interest Expense - QLICI',19050.00),('75000','Depreciation Expense',226308.75)],
'Corliss Master Tenant LLC':[
('10100','Operating Account - Tidewater Trust',61840.19),('10200','Security Deposit Account',29744.00),('11000','Tenant Receivables - Apartments',12618.44),('11050','Tenant Receivables - Shops',41902.77),('11099','Allowance for Bad Debt',-8500.00),('14500','Investment in Landlord (49%)',1588000.00),
('20100','Accounts Payable',-18664.03),('20700','Security Deposits Held',-29744.00),('20750','Prepaid Rents',-6231.50),('22500','Due to Landlord',-37615.42),('22600','Master Lease Rent Payable',-148000.00),('30500','Investor Member Capital - HTC Fund XIV',None),('30600','Investor Priority Return Paid',31760.00),
('41000','Apartment Rents',-388214.65),('41500','Retail Rents',-214870.20),('41600','CAM / Tax Recoveries',-47116.84),('41800','Vacancy & Concessions',19655.00),('42000','Parking Income',-23310.00),('60100','Master Lease Rent Expense',402750.00),('62000','On-Site Payroll',58914.36),('62100','Management Fee',24180.67),('63000','Repairs & Maintenance',36208.91),('64000','Utilities - Common',29447.18),('66000','Marketing & Leasing',8214.33),('69000','Bad Debt Expense',None)]}
def split(v): return (v,None) if v>0 else (None,-v) if v<0 else (None,None)
wb=xlsxwriter.Workbook(DOC+stem+'.xlsx'); ws=wb.add_worksheet('TB'); wn=wb.add_worksheet('Notes')
f=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
num='#,##0.00'
T=f(bold=True,font_size=14); t2=f(italic=True,font_color='#555555'); hd=f(bold=True,bg_color='#1F3864',font_color='white',align='center',border=1)
ent=f(bold=True,bg_color='#D9E2F3',top=1); n=f(num_format=num); tx=f(); ind=f(indent=1); sub=f(bold=True,top=1,num_format=num); dbl=f(bold=True,top=1,bottom=6,num_format=num)
ws.set_column('A:A',9);ws.set_column('B:B',3,None,{'hidden':True});ws.set_column('C:C',42);ws.set_column('D:I',15.5)
ws.write('A1','THE CORLISS BUILDING  |  212-230 Quay Street',T); ws.write('A2','Trial balance, both sides of the master lease, quarter ended 12/31/2025 (accrual, before audit adjustments)',t2)
ws.write('A3','Sent to: Investor Reporting  -  HTC Fund XIV',t2)
ws.merge_range('A5:A6','Acct',hd); ws.write('B5','T',hd); ws.merge_range('C5:C6','Account title',hd)
ws.merge_range('D5:E5','Balance 9/30/2025',hd);ws.merge_range('F5:G5','Q4 entries',hd);ws.merge_range('H5:I5','Balance 12/31/2025',hd)
for i in range(6): ws.write(5,3+i,('Debit','Credit')[i%2],hd)
ws.freeze_panes(6,3)
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
rows=[];tot=[];r=6;G=[0]*6;subs=[]
for e,acc in A.items():
    ws.write(r,0,'Entity',ent);ws.write(r,1,'',ent);ws.write(r,2,e,ent)
    for c in range(3,9): ws.write_blank(r,c,None,ent)
    r+=1; first=r
    L=[];do=0;dc=0
    for code,nm,op in acc:
        o=op
        if nm=='Bad Debt Expense': o=0
        p=int(code)
        d=c=0
        if code=='40100': c=134250.0
        elif code=='60100': d=134250.0
        elif op is not None and p>=40000:
            amt=round(abs(op)/3*R.uniform(.9,1.1),2)
            if op>0: d=amt; c=round(amt*.03,2) if R.random()<.25 else 0
            else: c=amt; d=round(amt*.02,2) if R.random()<.25 else 0
        elif code in('10100','10400','20100','11000','11050','20750','13000','20500','10150') and op:
            d=round(abs(op)*R.uniform(.1,.45),2); c=round(abs(op)*R.uniform(.1,.45),2)
        elif code in('15190','15590'): c=round(abs(op)*.045,2)
        elif code=='24100': d=28604.77
        elif code=='21000': d=24318.55;c=24170.12
        elif code in('11200','22600'): d,c=(134250.0,100000.0) if p==11200 else (100000.0,134250.0)
        elif code=='21900': c=15330.0
        elif code=='30600': d=7940.0
        elif code=='69000': d=4312.60
        elif code=='11099': c=4312.60
        L.append([code,nm,o,d,c])
    # plug equity opening; plug cash movement
    eq=[x for x in L if x[2] is None][0]; eq[2]=-round(sum(x[2] or 0 for x in L),2)
    cash=L[0]; diff=round(sum(x[3] for x in L)-sum(x[4] for x in L),2)
    if diff>0: cash[4]=round(cash[4]+diff,2)
    else: cash[3]=round(cash[3]-diff,2)
    if e.startswith('Corliss L'): L[0][3]=round(L[0][3]+88214.06,2); L[0][4]=round(L[0][4]+88214.06,2)
    print(L[0])
    S=[0]*6
    for code,nm,o,d,c in L:
        cl=round(o+d-c,2)
        v=[*split(o),d or None,c or None,*split(cl)]
        ws.write_string(r,0,code,tx);ws.write(r,1,'BS' if int(code)<40000 else 'PL',tx);ws.write(r,2,nm,ind)
        for i,q in enumerate(v):
            if q is not None: ws.write_number(r,3+i,q,n)
        rows.append({'property':e,'account':code,'name':nm,**dict(zip(K,v))})
        S=[round(a+(b or 0),2) for a,b in zip(S,v)]; r+=1
    assert S[0]==S[1] and S[2]==S[3] and S[4]==S[5],S
    lab='Total '+e
    ws.write(r,0,'',sub);ws.write(r,2,lab,sub)
    for i in range(6):
        col=chr(68+i); ws.write_formula(r,3+i,f'=SUM({col}{first+1}:{col}{r})',sub,S[i])
    tot.append({'label':lab,**dict(zip(K,S))}); subs.append(r+1); G=[round(a+b,2) for a,b in zip(G,S)]; r+=2
ws.write(r,2,'Combined, before eliminations',dbl)
for i in range(6):
    col=chr(68+i); ws.write_formula(r,3+i,'='+'+'.join(f'{col}{q}' for q in subs),dbl,G[i])
tot.append({'label':'Combined, before eliminations',**dict(zip(K,G))})
r+=2; ws.write(r,2,'Due to/from agree: 37,615.42. Master lease straight-line booked annually through deferred rent.',t2)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
for i,x in enumerate(['Notes to investor reporting','1. QRE certified by cost cert dated 6/14/2021; five-year recapture period runs through 12/2026.','2. Retail suite 104 dark from 11/15/2025; letter of credit not drawn.','3. Priority return paid quarterly, 2% of capital.']): wn.write(i,0,x,tx)
wb.close(); save(stem,'TB',K,rows,tot)
