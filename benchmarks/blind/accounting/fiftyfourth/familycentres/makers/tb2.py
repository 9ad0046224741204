# year-end working trial balance, office building, Excel with AJE ref letters, formulas with cached values
import random, xlsxwriter
from common import *
R=random.Random(5402); N='Alder Court WTB 12-31-2024.xlsx'
# acct, name, PY final, CY G/L
S=[('ASSETS',[
('101','Cash - Harbor Trust operating',88412.07,None),('103','Cash - tenant deposits',61250.00,63100.00),('105','Lender reserve (TI/LC)',142000.00,171400.00),
('110','Tenant receivables',39777.15,47215.60),('112','Allowance for doubtful accounts',-6500.00,-6500.00),('115','Deferred rent receivable',118240.00,118240.00),
('120','Prepaid insurance',14880.00,21966.40),('125','Due from Mill Pond',0,0),('150','Land',1150000,1150000),('155','Building',6480000,6480000),
('157','Building improvements',812340.50,897115.50),('159','Tenant improvements',644210.00,701835.00),('160','Furniture & lobby fixtures',38417.22,38417.22),
('165','Accumulated depreciation',-2417660.00,-2417660.00),('170','Leasing commissions, net',152330.00,176905.00),('175','Loan costs, net',48600.00,48600.00)]),
('LIABILITIES',[
('201','Accounts payable',-41206.33,-36118.90),('205','Accrued expenses',-18500.00,-18500.00),('210','Accrued real estate taxes',-96400.00,-96400.00),('212','Accrued interest',-14962.50,-14962.50),
('220','Tenant security deposits',-61250.00,-63100.00),('225','Prepaid rents',-22115.00,-27340.00),('230','Due to Mill Pond',-55000.00,-44118.27),('250','Mortgage - Commonwealth Life',-4275000.00,-4158330.41)]),
("MEMBERS' EQUITY",[
('301','Members capital',None,None),('305','Distributions',-0.0,240000.00)]),
('REVENUE',[
('401','Base rent',-1288410.00,-1341227.50),('402','Straight-line rent adj.',-21300.00,0),('405','Operating expense escalations',-196220.40,-211905.75),('408','Real estate tax escalations',-88140.00,-90337.20),
('410','Parking - reserved stalls',-37200.00,-38940.00),('412','After hours HVAC',-6115.00,-7480.00),('415','Tenant work orders',-9980.12,-8214.66),('420','Late fees',-1350.00,-2100.00),('425','Interest income',-3120.44,-4418.09),('430','Conference room rental',-2475.00,0)]),
('EXPENSES',[
('501','Janitorial',118440.00,121992.00),('503','Electric',141228.17,149760.41),('504','Gas & water',24316.90,22870.55),('506','Elevator contract',19800.00,20493.00),('508','HVAC maintenance',33127.45,41880.19),
('510','Repairs & maintenance',47415.06,58226.73),('512','Landscape & snow',21760.00,18345.00),('514','Security / access system',16920.00,17430.00),('516','Trash',7344.00,7711.20),
('520','Building engineer wages',68250.00,70980.00),('521','Payroll burden',14332.50,14905.80),('530','Management fee',48750.00,51180.00),('532','Legal & accounting',21400.00,16250.00),('534','Office & telephone',6844.81,7102.36),
('540','Real estate taxes',192800.00,198610.00),('542','Insurance',42960.00,44108.60),('550','Bad debts',4200.00,0),('560','Interest - mortgage',183540.00,178104.41),('570','Depreciation',231500.00,0),('575','Amortization',36270.00,0),('580','Leasing - unsuccessful deals',0,3800.00)])]
AJ=[ # (letter, [(acct, +dr/-cr)], text)
('A',[('570',238900),('165',-238900)],'Record 2024 depreciation per fixed asset schedule'),
('B',[('575',38115),('170',-28395),('175',-9720)],'Record 2024 amortization of commissions and loan costs'),
('C',[('115',14672),('402',-14672)],'Straight-line rent per lease schedule'),
('D',[('540',5250),('210',-5250)],'True up tax accrual to 2nd half bill'),
('E',[('542',2216.40),('120',-2216.40)],'Expire prepaid insurance through 12/31'),
('F',[('550',8950),('112',-8950)],'Reserve Suite 310 (vacated owing) and Suite 205 at 50%'),
('G',[('510',-19400),('157',19400)],'Capitalize roof drain replacement expensed in May'),
('H',[('503',11844.72),('504',1907.16),('201',-13751.88)],'December utility bills received in January'),
('I',[('560',-408.33),('212',408.33)],'Adjust accrued interest to lender statement'),
('J',[('532',9500),('205',-9500)],'Accrue 2024 audit and K-1 preparation'),
('K',[('401',4850),('225',-4850)],'January rent of Suite 120 booked as December income')]
ci=lambda v:int(round(v*100))
rows=[dict(sec=s,a=a,n=n,py=None if p is None else ci(p),gl=None if g is None else ci(g)) for s,L in S for a,n,p,g in L]
by={r['a']:r for r in rows}
by['301']['py']=0; by['301']['py']=-sum(r['py'] for r in rows)
pyni=sum(r['py'] for r in rows if r['sec'] in('REVENUE','EXPENSES'))
by['301']['gl']=by['301']['py']+pyni   # prior year income closed to capital
by['101']['gl']=0; by['101']['gl']=-sum(r['gl'] for r in rows)
for r in rows: r['adj']=[]
for L,e,t in AJ:
    assert abs(sum(ci(v) for _,v in e))==0
    for a,v in e: by[a]['adj'].append((L,ci(v)))
for r in rows:
    r['dr']=sum(v for _,v in r['adj'] if v>0); r['cr']=-sum(v for _,v in r['adj'] if v<0); r['end']=r['gl']+r['dr']-r['cr']
    assert not(r['dr'] and r['cr'])
print('cash',by['101']['gl']/100,by['101']['py']/100,'capital',by['301']['py']/100)
wb=xlsxwriter.Workbook(doc(N)); f=wb.add_format
base={'font_name':'Arial','font_size':9}
nf='#,##0.00_);(#,##0.00);"-"_)'
F=lambda **k:f({**base,**k})
T=F(bold=1,font_size=12);B=F(bold=1);P=F();num=F(num_format=nf);ref=F(font_color='#C00000',align='center',italic=1,font_size=8)
hd=F(bold=1,bottom=1,align='center',text_wrap=1,valign='bottom');g=F(bold=1,align='center',bottom=1,bg_color='#E7E6E6');tt=F(num_format=nf,bold=1,top=1,bottom=6);py=F(num_format=nf,font_color='#595959')
ws=wb.add_worksheet('WTB'); w2=wb.add_worksheet('AJE'); 
for c,wd in zip('ABCDEFGHIJ',(7,30,3,15,4,13,13,3,15,15)): ws.set_column(f'{c}:{c}',wd)
ws.set_column('C:C',2);ws.set_column('H:H',1.5)
ws.write('A1','Alder Court Associates, LLC',T);ws.write('A2','Working Trial Balance - Alder Court Office Building',B);ws.write('A3','Year ended December 31, 2024',P)
ws.write('I1','Prepared: dlm 2/11/25',F(italic=1,font_size=8));ws.write('I2','Reviewed: ______',F(italic=1,font_size=8))
ws.merge_range('E5:G5','Adjusting entries',g)
for c,t in ((0,'Acct'),(1,'Account'),(3,'Balance\nper G/L'),(4,''),(5,'Debit'),(6,'Credit'),(8,'Ending Balance\nas adjusted'),(9,'12/31/2023\nfinal')): ws.write(5,c,t,hd)
ws.set_row(5,26)
y=6; sec=None; rr=[]
for r in rows:
    if r['sec']!=sec:
        if sec: y+=1
        ws.write(y,0,r['sec'],B);y+=1;sec=r['sec']
    ws.write_number(y,0,int(r['a']),F(align='left'));ws.write(y,1,r['n'],P)
    ws.write_number(y,3,c2f(r['gl']),num)
    if r['adj']: ws.write(y,4,','.join(sorted({l for l,_ in r['adj']})),ref)
    if r['dr']: ws.write_number(y,5,c2f(r['dr']),num)
    if r['cr']: ws.write_number(y,6,c2f(r['cr']),num)
    ws.write_formula(y,8,f'=D{y+1}+F{y+1}-G{y+1}',num,c2f(r['end'])); ws.write_number(y,9,c2f(r['py']),py)
    r['y']=y; y+=1
last=y; y+=1
tot=[]
ks=[('other:Balance per G/L','gl',3),('other:Adjusting entries Debit','dr',5),('other:Adjusting entries Credit','cr',6),('ending','end',8),('other:12/31/2023 final','py',9)]
ws.write(y,1,'Totals (must be zero)',B); t={'label':'Totals (must be zero)'}
for k,q,c in ks:
    v=sum(r[q] for r in rows); L='ABCDEFGHIJ'[c]
    ws.write_formula(y,c,f'=SUM({L}7:{L}{last})',F(num_format='#,##0.00_);(#,##0.00)',bold=1,top=1,bottom=6),c2f(v)); t[k]=c2f(v)
assert t['other:Balance per G/L']==0==t['ending']==t['other:12/31/2023 final'] and t['other:Adjusting entries Debit']==t['other:Adjusting entries Credit']
tot.append(t); y+=2
pl=[r for r in rows if r['sec'] in('REVENUE','EXPENSES')]; fy=pl[0]['y']+1; ly=pl[-1]['y']+1
lab='Net (income) loss'; ws.write(y,1,lab,B); t={'label':lab}
for k,q,c in ks:
    if q in('dr','cr'): continue
    v=sum(r[q] for r in pl); L='ABCDEFGHIJ'[c]; ws.write_formula(y,c,f'=SUM({L}{fy}:{L}{ly})',F(num_format='#,##0.00_);(#,##0.00)',bold=1),c2f(v)); t[k]=c2f(v)
tot.append(t)
ws.write(y+2,0,'Credits shown in ( ). Ref letters tie to AJE tab. Acct 125 kept open for intercompany.',F(italic=1,font_size=8))
ws.freeze_panes(6,2);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4,5)
w2.set_column('A:A',5);w2.set_column('B:B',8);w2.set_column('C:C',34);w2.set_column('D:E',13)
w2.write('A1','Adjusting journal entries 12/31/2024',T); y=2
for c,h in enumerate(('AJE','Acct','','Dr','Cr')): w2.write(y,c,h,hd)
y+=1
for L,e,tx in AJ:
    for i,(a,v) in enumerate(e):
        if i==0:w2.write(y,0,L,ref)
        w2.write_number(y,1,int(a),P);w2.write(y,2,('' if v>0 else '     ')+by[a]['n'],P);w2.write_number(y,3 if v>0 else 4,abs(v),F(num_format='#,##0.00'));y+=1
    w2.write(y,2,tx,F(italic=1,font_size=8));y+=2
wb.close()
out=[]
for r in rows:
    o={'account':r['a'],'name':r['n']}
    for k,q,c in ks:
        if r[q]: o[k]=c2f(r[q])   # zero prints as lone dash / blank
    out.append(o)
save(N,'TB','CPA-style working trial balance in Excel, signed balances, AJE letters, prior year',True,[k for k,_,_ in ks],out,tot)
print(len(rows))
