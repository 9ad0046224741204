from common import *
import xlsxwriter,datetime
rng=random.Random(4242);N=Names(rng)
F='Pinecrest_Meadows_LIHTC_RR_0625.xlsx'
wb=xlsxwriter.Workbook(str(DOCS/F));wb.set_properties({'created':datetime.datetime(2025,6,5)});ws=wb.add_worksheet('Certified Rent Roll')
f=lambda **k: wb.add_format(dict(font_name='Arial Narrow',font_size=9,border=1,border_color='#9aa7b0',**k))
T=f();M=f(num_format='$#,##0;($#,##0);"-"');D=f(num_format='d-mmm-yy',align='center');H=f(bold=True,text_wrap=True,align='center',valign='vcenter',bg_color='#DDEBD3');B=f(bold=True,num_format='$#,##0',bg_color='#F3F3F3');t0=wb.add_format(dict(font_name='Arial Narrow',font_size=13,bold=True));t1=wb.add_format(dict(font_name='Arial Narrow',font_size=9,italic=True))
ws.write(0,0,'Pinecrest Meadows Apartments (Pinecrest Meadows Housing Partners, LP)',t0);ws.write(1,0,'Affordable rent roll as of June 1, 2025 - Section 42 with 14 project-based vouchers',t1)
HD=['BIN','Unit #','BR / BA','SF','Set-Aside (AMI)','Head of Household','HH Size','Move-In','Recert Due','LIHTC Max Gross Rent','Utility Allowance','Tenant Portion','HAP / Subsidy','Contract Rent','Security Deposit','Notes']
for j,h in enumerate(HD): ws.write(3,j,h,H)
ws.set_row(3,40)
MX={('1/1',30):545,('1/1',50):908,('1/1',60):1090,('2/1',30):654,('2/1',50):1090,('2/1',60):1308,('3/2',50):1259,('3/2',60):1511}
UA={'1/1':78,'2/1':101,'3/2':128};SF={'1/1':650,'2/1':870,'3/2':1105}
r=4;truth=[];A=[]
for b in range(3):
    for k in range(1,17):
        br,am=rng.choice(list(MX));A.append(dict(bin=f"OR-08-0{41+b}",u=f"{chr(65+b)}{100*((k-1)//8+1)+(k-1)%8+1}",br=br,am=am))
pbv=set(rng.sample(range(48),14));let=0
for i,d in enumerate(A):
    if i not in pbv and rng.random()<.08 : d['v']=True;continue
    cap=MX[d['br'],d['am']]-UA[d['br']]
    d['nm']=N.lf();d['hh']=rng.randrange(1,3+int(d['br'][0]));d['mi']=rd(rng,date(2012,4,1),date(2025,5,15));d['rc']=addm(d['mi'].replace(year=2025,day=1),0)
    if d['rc']<date(2025,6,1):d['rc']=d['rc'].replace(year=2026)
    if i in pbv: d['con']=cap+rng.choice([120,165]);d['ten']=rng.randrange(60,420);d['hap']=d['con']-d['ten'];d['nt']='PBV'
    else: d['con']=cap-rng.choice([0,0,12,25,40]);d['ten']=d['con'];d['hap']=0;d['nt']='' if rng.random()<.9 else 'over-income, NAU rule'
    d['dep']=rng.choice([300,350,d['ten']])
o=[d for d in A if 'nm' in d]
true=dict(ten=sum(d['ten'] for d in o),hap=sum(d['hap'] for d in o),con=sum(d['con'] for d in o),dep=sum(d['dep'] for d in o))
# planted: a digit of one tenant portion (no subsidy) changed after the totals
pl=[d for d in o if d['hap']==0 and str(d['con'])[1] in '0123456'][9];orig=pl['con'];s=str(orig);pl['con']=int(s[0]+str(int(s[1])+3)+s[2:])
for d in A:
    for j,v in enumerate((d['bin'],d['u'],d['br'])): ws.write(r,j,v,T)
    ws.write(r,3,SF[d['br']],T);ws.write(r,4,f"{d['am']}%",T)
    ws.write(r,9,MX[d['br'],d['am']],M);ws.write(r,10,UA[d['br']],M)
    t=dict(unit=d['u'],building=d['bin'],unitType=d['br'],area=SF[d['br']])
    if 'nm' in d:
        ws.write(r,5,d['nm'],T);ws.write(r,6,d['hh'],T)
        for j,q in((7,'mi'),(8,'rc')): ws.write_datetime(r,j,datetime.datetime(d[q].year,d[q].month,d[q].day),D)
        for j,q in((11,'ten'),(12,'hap'),(13,'con'),(14,'dep')): ws.write(r,j,d[q],M)
        ws.write(r,15,d['nt'],T)
        t.update(tenantName=d['nm'],moveInDate=iso(d['mi']),contractRent=d['con'],deposit=d['dep'],statusText='Occupied',charges=[dict(code='Tenant Portion',amount=d['ten'])]+([dict(code='HAP / Subsidy',amount=d['hap'])] if d['hap'] else []))
    else:
        ws.write(r,5,'VACANT',T);t['statusText']='VACANT'
        for j in(6,7,8,11,12,13,14,15):ws.write_blank(r,j,None,T)
    truth.append(t);r+=1
for j in range(16):ws.write(r,j,'',B)
ws.write(r,0,'TOTAL',B);ws.write(r,1,len(A),f(bold=True));ws.write(r,3,sum(SF[d['br']] for d in A),f(bold=True,num_format='#,##0'))
for j,q in((11,'ten'),(12,'hap'),(13,'con'),(14,'dep')):ws.write(r,j,true[q],B)
r+=2
for s,v in(('Units occupied',len(o)),('Units vacant',len(A)-len(o)),('Units total',len(A))):ws.write(r,0,s,T);ws.write(r,2,v,T);r+=1
r+=1;ws.write(r,0,'Contract Rent = Tenant Portion + HAP. I certify that this roll is true and complete: ______________________  (compliance manager)',t1)
for j,w in enumerate((10,7,7,6,8,24,6,10,10,10,9,9,9,9,9,18)):ws.set_column(j,j,w)
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(3);wb.close()
put(F,'MULTIFAMILY','LIHTC certified roll, BIN column, legal maximum, tenant portion and HAP',True,'Pinecrest Meadows Apartments','2025-06-01',len(A),len(o),len(A)-len(o),truth,sheet=None,planted=dict(what=f"contract rent of unit {pl['u']} is printed as {pl['con']} while tenant portion + HAP (and the total) have {orig}",kind='digit_changed'))
