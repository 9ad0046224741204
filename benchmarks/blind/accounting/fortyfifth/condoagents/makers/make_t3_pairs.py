# UK mixed-use right-to-manage company, opening / movement / closing in pairs, xlsx; one digit changed
import random, xlsxwriter
from common import *
R=random.Random(45707); STEM='Marlowe Wharf RTM ETB 310326'
classes=[('Fixed & current assets',[('0030','Door entry system',1845000),('0031','Depn - door entry',-922500),('1100','Lessee service charge debtors',1422017),('1101','Shop tenants debtors (Units 1-3)',612440),('1103','Prepayments - insurance',388206),('1104','Insurance claim receivable',None),('1200','Barclays client a/c 40772',2210958),('1210','Barclays reserve a/c 40799',7544112),('1230','Petty cash - caretaker',15000)]),
('Creditors & accruals',[('2100','Trade creditors',-918733),('2109','Accruals - fire risk assessment & EWS1',-144000),('2110','Service charges in advance',-1188450),('2202','VAT on shop recharges',-97260),('2210','PAYE/NIC caretaker',-41218),('2250','Retention - roof contractor',-312500)]),
('Reserves & funds',[('3010','General reserve fund',None),('3020','Lift replacement fund',-2250000),('3100','S/C surplus/deficit b/fwd',41075)]),
('Income for the year',[('4000','Service charge - flats',None),('4010','Service charge - shops',None),('4020','Insurance recharged',None),('4100','Bank interest (net)',None),('4110','Aerial licence - roof',None),('4900','Sundry - fobs, consents',None)]),
('Expenditure for the year',[('5001','Managing agent fee',None),('5002','Accountancy',None),('5100','Buildings & terrorism insurance',None),('5200','Caretaker wages',None),('5210','Cleaning & windows',None),('5220','Electricity landlord supply',None),('5230','Lift maintenance & phone',None),('5240','Fire alarm & AOV servicing',None),('5250','General repairs',None),('5251','Drains and gutters',None),('5300','Bin store & bulk refuse',None),('5400','Legal - arrears recovery',None),('5410','Company secretarial & CH fee',None),('5500','Depreciation',None),('5990','Bad debts w/off',None)])]
L=[[cl,code,nm,o,0,0] for cl,A in classes for code,nm,o in A]
by={x[1]:x for x in L}
by['3010'][3]=-sum(x[3] or 0 for x in L)
for x in L:
    cl,code=x[0],x[1]
    if cl.startswith('Income'): x[5]={'4000':9648000,'4010':2412000,'4020':1322418}.get(code,R.randint(12000,180000));x[4]=R.choice([0,0,R.randint(1000,60000)])
    elif cl.startswith('Exp'): x[4]={'5100':1711860,'5200':2184000,'5500':184500}.get(code,R.randint(30000,1150000));x[5]=0 if code=='5500' else R.choice([0,0,R.randint(2000,30000)])
    elif code=='0031': x[5]=184500
    elif code in('1100','1101'): x[4]=R.randint(2200000,9000000);x[5]=x[4]-R.randint(-400000,300000)
    elif code=='1104': x[4]=287640
    elif code in('1103','2109','2110'): 
        o=x[3];n=abs(o)+R.randint(-30000,60000)
        if o>0: x[5]=o;x[4]=n
        else: x[4]=-o;x[5]=n
    elif code in('2100','2202','2210'): x[5]=R.randint(400000,5200000);x[4]=x[5]+R.randint(-60000,40000)
    elif code=='1210': x[4]=1531877;x[5]=0
    elif code=='3010': x[5]=1200000
    elif code=='3020': x[5]=250000
    elif code=='3100': x[4]=0
    elif code=='1230': x[4]=x[5]=62318
b=by['1200'];b[4]=9000000;df=sum(x[4]-x[5] for x in L)
b[5]+=df
assert sum(x[4]-x[5] for x in L)==0 and b[3]+b[4]-b[5]>0,(b,)
keys=['open_dr','open_cr','debit','credit','close_dr','close_cr']
wb=xlsxwriter.Workbook(d(STEM,'xlsx'));ws=wb.add_worksheet('ETB')
F=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
NF='#,##0.00';m=F(num_format=NF);mc=F(num_format=NF,bg_color='#FFF8DC');st=F(num_format=NF,top=1,italic=1);gt=F(num_format=NF,top=1,bottom=6,bold=1)
ws.merge_range('A1:H1','Marlowe Wharf RTM Company Limited',F(bold=1,font_size=13));ws.merge_range('A2:H2','Extended trial balance – year ended 31 March 2026  (service charge year)',F());ws.write('A3','P. Stannard, bookkeeper (Tues/Thurs)',F(italic=1,font_color='#666666'))
hb=F(bold=1,align='center',valign='vcenter',bottom=1,bg_color='#D9E1F2',border=1)
ws.merge_range('A5:A6','N/C',hb);ws.merge_range('B5:B6','Nominal account',hb);ws.merge_range('C5:D5','Opening 1 Apr 2025',hb);ws.merge_range('E5:F5','Movement in year',hb);ws.merge_range('G5:H5','Closing 31 Mar 2026',hb)
for j in range(3): ws.write(5,2+2*j,'Dr £',hb);ws.write(5,3+2*j,'Cr £',hb)
ws.set_column('A:A',6);ws.set_column('B:B',38);ws.set_column('C:H',12.5)
r=6;rows=[];tots=[];G=[0]*6;sub=[]
pair=lambda z:[z if z>0 else None,-z if z<0 else None]
for cl,_ in classes:
    ws.merge_range(r,0,r,7,cl.upper(),F(bold=1,bg_color='#EDEDED'));r+=1;s=r;T=[0]*6
    for x in [q for q in L if q[0]==cl]:
        o=x[3] or 0;v=pair(o)+[x[4] or None,x[5] or None]+pair(o+x[4]-x[5])
        T=[a+(q or 0) for a,q in zip(T,v)]
        if x[1]=='5250': 
            was=v[4];pl=was+2700*100 if False else None
            sx=list(str(was)); k=len(sx)-4; sx[k]=str((int(sx[k])+5)%10); v[4]=int(''.join(sx)); PL=(was,v[4])
        ws.write_string(r,0,x[1],F());ws.write(r,1,x[2],F())
        for j,a in enumerate(v):
            if a is not None: ws.write_number(r,2+j,a/100,mc if j>3 else m)
        rows.append(dict(account=x[1],name=x[2],**{k:num(a) for k,a in zip(keys,v)}));r+=1
    ws.write(r,1,'Sub-total',F(italic=1,align='right'))
    for j,a in enumerate(T): ws.write_number(r,2+j,a/100,st)
    tots.append(dict(label='Sub-total',**{k:num(a) for k,a in zip(keys,T)}));G=[a+q for a,q in zip(G,T)];r+=1
r+=1;ws.write(r,1,'TRIAL BALANCE',F(bold=1,align='right'))
for j,a in enumerate(G): ws.write_number(r,2+j,a/100,gt)
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5],G
tots.append(dict(label='TRIAL BALANCE',**{k:num(a) for k,a in zip(keys,G)}))
r+=2;ws.write(r,1,'Values pasted from Sage 2/5/26 – do not overtype',F(italic=1,font_color='#C00000'))
ws.freeze_panes(6,2);ws.set_paper(9);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
print(PL)
write(STEM,'TB',keys,rows,tots,dict(what=f'account 5250 General repairs closing Dr printed {PL[1]/100:.2f} where opening + movement gives {PL[0]/100:.2f}; subtotal and total use the right figure',kind='digit_changed'))
