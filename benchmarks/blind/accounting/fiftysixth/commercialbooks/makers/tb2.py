# TB2: year-end working trial balance workpaper (xlsx), prior year, unadjusted, AJE, adjusted
from common import *
import xlsxwriter
F='Brannock Tower WTB 2025.xlsx'
A="""A|1110|Cash in bank - operating|318204.41|402918.77
A|1120|Cash in bank - tenant deposits|141250.00|148750.00
A|1190|Cash clearing|0|1250.00
B|1310|Tenant receivables|96411.80|151886.24
B|1320|Allowance for credit losses|-18000.00|-18000.00
B|1340|Recoveries receivable - unbilled|22715.00|22715.00
B|1360|Deferred rent receivable|288470.33|288470.33
C|1410|Prepaid insurance|31820.50|64710.18
C|1420|Prepaid other|6944.00|7318.75
C|1450|Escrow - taxes|187315.20|203440.86
C|1460|Escrow - capital reserve|264110.00|318902.47
D|1610|Land|2450000.00|2450000.00
D|1620|Building|14872300.00|14872300.00
D|1630|Building improvements|1318645.72|1404112.95
D|1640|Tenant improvements|2204816.35|2331507.35
D|1650|Furniture and equipment|61480.00|61480.00
D|1690|Accumulated depreciation|-5611802.14|-5611802.14
E|1710|Deferred leasing costs|702118.44|790336.44
E|1715|Accumulated amortization - leasing|-311904.90|-311904.90
E|1720|Deferred loan costs|208000.00|208000.00
E|1725|Accumulated amortization - loan|-62400.00|-62400.00
AA|2010|Accounts payable|-88417.26|-104663.51
AA|2040|Accrued expenses|-27310.00|-27310.00
AA|2050|Accrued property taxes|-198420.00|-211664.00
AA|2060|Accrued interest|-47916.67|-47916.67
BB|2110|Tenant security deposits|-141250.00|-148750.00
BB|2120|Prepaid rent|-36802.15|-61417.30
CC|2510|Mortgage note payable|-11500000.00|-11265418.09
FF|3010|Members' equity|0|0
FF|3020|Contributions|0|-350000.00
FF|3030|Distributions|480000.00|400000.00
10|4010|Base rent|-2416308.15|-2538917.62
10|4020|Free rent / abatements|62400.00|48150.00
10|4030|Straight-line rent|-41206.77|0
10|4110|Operating expense recoveries|-318442.90|-341806.35
10|4120|Real estate tax recoveries|-142118.66|-156720.48
10|4210|Parking income|-118650.00|-124380.00
10|4220|After-hours HVAC|-14316.25|-16902.50
10|4290|Late fees and other|-8117.40|-9244.18
20|5010|Janitorial contract|168304.00|174212.40
20|5020|Janitorial supplies|14422.31|15108.77
20|5110|Electricity|286417.08|301884.52
20|5120|Gas|31806.44|29917.30
20|5130|Water and sewer|24110.90|26344.71
20|5210|Engineers' wages|131250.00|138610.24
20|5220|Payroll burden|36480.15|38911.06
20|5310|HVAC maintenance|58117.62|77430.15
20|5320|Elevator contract|41340.00|42580.20
20|5330|Plumbing and electrical|22684.75|19316.40
20|5340|General repairs|37115.08|58204.33
20|5350|Fire and life safety|16402.00|17118.50
20|5410|Landscaping and snow|28317.40|33902.85
20|5420|Security|89416.00|92114.00
20|5430|Parking garage operations|46210.55|47802.10
20|5440|Trash and recycling|12808.20|13416.60
30|5510|Management fee|91240.88|95127.44
30|5520|Administrative|18744.19|17260.93
30|5610|Real estate taxes|402118.00|417204.00
30|5620|Insurance|98420.60|86114.22
40|6010|Professional fees|34200.00|28450.00
40|6020|Bad debt expense|9500.00|0
40|6030|Owner legal|11816.50|24602.75
50|7010|Interest expense|586418.33|527083.33
50|7110|Depreciation|604216.80|0
50|7120|Amortization|98417.22|0"""
acc=[l.split('|') for l in A.split('\n')]
AJE=[("1","To record 2025 depreciation and amortization",[("7110",638914.55),("7120",106220.18),("1690",-638914.55),("1715",-85420.18),("1725",-20800.00)]),
("2","To record straight-line rent for the year",[("1360",26814.09),("4030",-26814.09)]),
("3","Insurance: reclass 2026 premium and record expired portion",[("5620",28310.44),("1410",-28310.44)]),
("4","To true up recoveries to 2025 reconciliation",[("1340",14806.00),("4110",-11240.00),("4120",-3566.00)]),
("5","December utilities and legal invoices received after cut-off",[("5110",24118.60),("5130",2240.15),("6030",3875.00),("2040",-30233.75)]),
("6","Capitalize lobby chiller pump posted to repairs",[("1630",31460.00),("5310",-18900.00),("5340",-12560.00)]),
("7","Increase allowance - Ste 410 (in bankruptcy)",[("6020",22500.00),("1320",-22500.00)]),
("8","Accrue December interest, 31 days",[("7010",46939.24),("2060",-46939.24)]),
("9","Returned check in clearing charged back to Ste 620",[("1190",-1250.00),("1310",1250.00)][::-1])]
assert all(abs(sum(x for _,x in l))<.005 for _,_,l in AJE)
# december interest: prior accrual paid
py={a[1]:float(a[3]) for a in acc}; un={a[1]:float(a[4]) for a in acc}
# close prior accrual in unadjusted
un['2060']=0.0
py['3010']=0; py['3010']=r2(-sum(py.values())); un['3010']=r2(py['3010']+py['3030']+sum(v for k,v in py.items() if k>='4')); un['1110']=0; un['1110']=r2(-sum(un.values())); print('cash',un['1110'])
print('equity',py['3010'],un['3010'], 'expected roll', )
adj={}
for n,_,ls in AJE:
    for c,x in ls:
        d=adj.setdefault(c,[0,'',0,'']); 
        if x>0: d[0]=r2(d[0]+x); d[1]=(d[1]+','+n).strip(',')
        else: d[2]=r2(d[2]-x); d[3]=(d[3]+','+n).strip(',')
wb=xlsxwriter.Workbook(f'{DOC}/{F}'); ws=wb.add_worksheet('WTB'); wj=wb.add_worksheet('AJE'); 
base={'font_name':'Calibri','font_size':10}
f=lambda **k: wb.add_format({**base,**k})
N='#,##0.00_);(#,##0.00);""'; N2='#,##0.00_);(#,##0.00)'
tx=f(); b=f(bold=True); num=f(num_format=N); ref=f(align='center',font_color='#C00000',font_size=9,italic=True); ls=f(align='center',font_color='#1F4E79')
hd=f(bold=True,align='center',bottom=1,text_wrap=True,valign='bottom'); grp=f(bold=True,align='center',bg_color='#D9E1F2',border=1)
tot=f(bold=True,num_format=N2,top=1,bottom=6); it=f(italic=True,font_size=9,font_color='#595959')
code=f(align='left')
ws.write(0,0,'Brannock Tower Associates, LLC',f(bold=True,font_size=13)); ws.write(1,0,'Working Trial Balance',b); ws.write(2,0,'Year ended December 31, 2025',b)
ws.write(0,11,'W/P:',b); ws.write(0,12,'TB-1',ref); ws.write(1,11,'Prepared:',tx); ws.write(1,12,'DKL 2/06/26',tx); ws.write(2,11,'Reviewed:',tx); ws.write(2,12,'MPR 2/19/26',tx)
h1,h2=4,5
ws.write(h1,3,'Final',hd.__class__ and grp); ws.merge_range(h1,4,h1,5,'Unadjusted Trial Balance',grp); ws.merge_range(h1,6,h1,9,'Adjustments',grp); ws.merge_range(h1,10,h1,11,'Adjusted Trial Balance',grp)
for c,t in enumerate(['L/S','Acct','Account Description','12/31/2024','Debit','Credit','AJE','Debit','AJE','Credit','Debit','Credit']): ws.write(h2,c,t,hd)
K=["other:Final 12/31/2024","debit","credit","other:Adjustments Debit","other:Adjustments Credit","other:Adjusted Trial Balance Debit","other:Adjusted Trial Balance Credit"]
rows=[]; T=[0]*7; r=h2+1; r0=r+1; prev=None
for l,c,n,_,_ in acc:
    a=adj.get(c,[0,'',0,'']); u=un[c]; e=r2(u+a[0]-a[2])
    v=[py[c],max(u,0),max(-u,0),a[0],a[2],max(e,0),max(-e,0)]
    ws.write(r,0,l,ls); ws.write_number(r,1,int(c),code); ws.write(r,2,n,tx)
    R=r+1
    if v[0]: ws.write(r,3,v[0],num)
    if v[1]: ws.write(r,4,v[1],num)
    if v[2]: ws.write(r,5,v[2],num)
    if a[0]: ws.write(r,6,a[1],ref); ws.write(r,7,a[0],num)
    if a[2]: ws.write(r,8,a[3],ref); ws.write(r,9,a[2],num)
    ws.write_formula(r,10,f'=MAX(ROUND(E{R}-F{R}+H{R}-J{R},2),0)',num,v[5]); ws.write_formula(r,11,f'=MAX(ROUND(F{R}-E{R}+J{R}-H{R},2),0)',num,v[6])
    d={"account":c,"name":n}
    for k,x in zip(K,v):
        if x: d[k]=r2(x)
    rows.append(d); T=[r2(p+q) for p,q in zip(T,v)]; r+=1
T[0]=0.0
ws.write(r,2,'Totals',b)
for col,i in ((3,0),(4,1),(5,2),(7,3),(9,4),(10,5),(11,6)):
    L='ABCDEFGHIJKL'[col]; ws.write_formula(r,col,f'=SUM({L}{r0}:{L}{r})' if i else f'=ROUND(SUM({L}{r0}:{L}{r}),2)',tot,T[i])
assert T[1]==T[2] and T[3]==T[4] and T[5]==T[6],T
totals=[{"label":"Totals",**dict(zip(K,T))}]
r+=2
for t in ['Tickmarks / notes:','  Final 12/31/2024 agrees to prior year audited statements; credits in parentheses.','  Unadjusted balances per general ledger run 1/22/26 after preliminary close. Letters are lead-sheet references.']: ws.write(r,0,t,it); r+=1
ws.set_column(0,0,5); ws.set_column(1,1,7); ws.set_column(2,2,33); ws.set_column(3,5,15); ws.set_column(6,6,5); ws.set_column(7,7,14); ws.set_column(8,8,6); ws.set_column(9,9,14); ws.set_column(10,11,15); ws.set_column(12,12,11)
ws.freeze_panes(h2+1,3); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(h1,h2); ws.set_footer('&L&F  &A&RPage &P of &N')
wj.write(0,0,'Brannock Tower Associates, LLC - Adjusting Journal Entries 2025',b); q=2
for c,t in enumerate(['No.','Acct','Description','Debit','Credit']): wj.write(q,c,t,hd)
q+=1; nm={a[1]:a[2] for a in acc}
for n,t,lsn in AJE:
    wj.write(q,0,n,ref)
    for c,x in lsn:
        wj.write(q,1,int(c),code); wj.write(q,2,('' if x>0 else '     ')+nm[c],tx); wj.write(q,3 if x>0 else 4,abs(x),num); q+=1
    wj.write(q,2,t,it); q+=2
wj.set_column(2,2,52); wj.set_column(3,4,15)
wb.close()
save(F,'TB',K,rows,totals,'audit-style working trial balance workpaper with prior year, AJE refs, adjusted pair, AJE sheet',True)
ni=sum(v for k,v in un.items() if k>='4')+sum(x for _,_,l in AJE for c,x in l if c>='4'); nip=sum(v for k,v in py.items() if k>='4')
print(len(rows),T,'NI',ni,nip,'PY close equity',r2(py['3010']+py['3030']+nip))
