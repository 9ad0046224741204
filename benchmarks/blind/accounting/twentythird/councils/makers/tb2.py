import random, xlsxwriter
from common import *
R=random.Random(2302)
S=[("A","Income",[("1105","Residence licence fees - undergraduate",-310000000),("1106","Residence licence fees - postgraduate",-88000000),("1110","Vacation and conference lettings",-17000000),("1140","Shop and bank unit rents (Campus Square)",-14500000),("1145","Incubator workshop rents",-9600000),("1150","Garage and permit income",-2100000),("1190","Damage charges and fines",-800000)]),
("B","Pay",[("2010","Porters and security - salaries",41000000),("2020","Residence life team - salaries",23000000),("2030","Estates professional staff",38000000),("2080","Employer's NI",9800000),("2085","USS / LGPS contributions",17000000),("2099","Agency and casual",4200000)]),
("C","Non-pay",[("3110","Reactive maintenance",26500000),("3115","Lift and fire alarm contracts",6600000),("3120","Planned maintenance revenue",18800000),("3210","Electricity",39000000),("3215","Gas and district heat",28000000),("3220","Water and sewerage",7900000),("3310","Council tax and rates",5200000),("3320","Insurance",6100000),("3410","Laundry, linen and cleaning",12400000),("3505","Broadband to rooms",7200000),("3600","Letting agent commission",900000),("3950","Depreciation - residences",52000000)]),
("D","Assets",[("5010","Land and buildings at cost",2150000000),("5015","Accumulated depreciation",-612000000),("5050","Furniture and equipment",48000000),("6010","Student debtors control",23500000),("6020","Commercial tenant debtors",3900000),("6025","Bad debt provision",-2600000),("6100","Prepayments and accrued income",8200000),("6900","Bank - residences account",0)]),
("E","Liabilities and reserves",[("7010","Purchase ledger control",-14200000),("7040","Accruals",-9300000),("7060","Licence fees in advance",-36500000),("7075","Room deposits held",-11200000),("7500","Bond 2041 - 4.35%",-600000000),("8000","Revenue reserve brought forward",-700000000)])]
acc=[];so=sm=0
for s,t,l in S:
    for code,n,b in l:
        if code=="6900": acc.append([s,code,n,None,None,None,None]);continue
        j=int(b*R.uniform(.9,1.1))+R.randint(-99,99)
        if s in "ABC":
            o=0;m=int(j*.75);bud=int(round(b/100,-2));fc=int(round(j/100*R.uniform(.96,1.05)))
            if code=="3950": m=39000000
            if code=="3600": m=0;fc=0
        else:
            o=j;m=int(j*R.uniform(-.12,.12)) if abs(b)<100000000 else 0
            if code=="5015":m=-39000000
            if code=="5010":o=b
            if code=="7500":o=b;m=0
            bud=fc=None
        acc.append([s,code,n,o,m,bud,fc]);so+=o;sm+=m
for a in acc:
    if a[1]=="6900":a[3],a[4]=-so,-sm
K=["beginning","activity","ending","other:BUDGET MONITORING £ Annual budget","other:BUDGET MONITORING £ Forecast outturn","other:BUDGET MONITORING £ Variance"]
fn='calderbrook_estates_tb_p09.xlsx'
wb=xlsxwriter.Workbook(D(fn));ws0=wb.add_worksheet('Cover');ws=wb.add_worksheet('TB P09')
b=wb.add_format({'bold':1});h1=wb.add_format({'bold':1,'font_size':13})
ws0.write(1,1,'University of Calderbrook',h1);ws0.write(2,1,'Directorate of Estates and Residences')
for i,t in enumerate(['Unit4 ERP balance enquiry, exported 08/05/2025','Client UC, ledger period 202409 (August 2024 to April 2025)','Debit balances positive; DR / CR shown on closing balances.','Opening balances come from the enquiry as text, credits with a trailing minus.','Variance = forecast outturn less annual budget; a minus is favourable on both income and cost.']): ws0.write(4+i,1,t)
ws0.set_column(1,1,80)
hd=wb.add_format({'bold':1,'text_wrap':1,'align':'center','valign':'vcenter','bg_color':'#DDE6EE','border':1})
ws.write(0,1,'University of Calderbrook - Estates and Residences',h1);ws.write(1,1,'Trial balance and budget monitor, period 09 2024/25')
ws.merge_range(3,1,4,1,'Acct',hd);ws.merge_range(3,2,4,2,'Account (T)',hd);ws.write(3,0,'Client',hd);ws.write(3,3,'TT',hd)
ws.merge_range(3,4,4,4,'Opening balance\n1 Aug 2024',hd);ws.merge_range(3,5,4,5,'Movement\nin year',hd);ws.merge_range(3,6,4,6,'Closing balance\n30 Apr 2025',hd)
ws.merge_range(3,7,3,9,'BUDGET MONITORING £',hd)
for i,t in enumerate(['Annual budget','Forecast outturn','Variance']):ws.write(4,7+i,t,hd)
ws.set_row(4,28)
ft=wb.add_format({'align':'right'});fm=wb.add_format({'num_format':'#,##0.00;(#,##0.00);0.00'});fc_=wb.add_format({'num_format':'#,##0.00" DR";#,##0.00" CR";0.00'});fb=wb.add_format({'num_format':'#,##0;-#,##0;0'})
B={'bold':1,'top':1}
ftb=wb.add_format({**B,'align':'right'});fmb=wb.add_format({**B,'num_format':'#,##0.00;(#,##0.00);0.00'});fcb=wb.add_format({**B,'num_format':'#,##0.00" DR";#,##0.00" CR";0.00'});fbb=wb.add_format({**B,'num_format':'#,##0;-#,##0;0'});tb=wb.add_format(B)
sec=wb.add_format({'bold':1,'italic':1,'font_color':'#1F4E79'})
tr=lambda x:f2(abs(x))+('-' if x<0 else '')
rows=[];totals=[];r=5
def nums(o,m,bud,fc):
    d={"beginning":p(o),"activity":p(m),"ending":p(o+m)}
    if bud is not None:d[K[3]]=int(bud);d[K[4]]=int(fc);d[K[5]]=int(fc-bud)
    return d
def put(r,o,m,bud,fc,fs):
    ws.write_string(r,4,tr(o),fs[0]);ws.write_number(r,5,m/100,fs[1]);ws.write_number(r,6,(o+m)/100,fs[2])
    if bud is not None:
        ws.write_number(r,7,bud,fs[3]);ws.write_number(r,8,fc,fs[3]);ws.write_number(r,9,fc-bud,fs[3])
G=[0,0,0,0]
for s,t,_ in S:
    ws.write(r,1,s,sec);ws.write(r,2,t,sec);r+=1;T=[0,0,0,0];isb=s in"ABC"
    for a in [a for a in acc if a[0]==s]:
        ws.write(r,0,'UC');ws.write_string(r,1,a[1]);ws.write(r,2,a[2]);ws.write(r,3,'GL')
        put(r,*a[3:],(ft,fm,fc_,fb));rows.append({"account":a[1],"name":a[2],**nums(*a[3:])});r+=1
        T=[x+(y or 0) for x,y in zip(T,a[3:])]
    v=T if isb else T[:2]+[None,None]
    lab=f'Total {t}';ws.write(r,1,lab,tb);ws.write(r,2,'',tb);put(r,*v,(ftb,fmb,fcb,fbb));totals.append({"label":lab,**nums(*v)});r+=2
    G=[x+y for x,y in zip(G,T)]
    if s=="C":
        lab='Net income and expenditure (A + B + C)';ws.write(r,1,lab,tb);ws.write(r,2,'',tb);put(r,*G,(ftb,fmb,fcb,fbb));totals.append({"label":lab,**nums(*G)});IE=G[:];r+=2
lab='Ledger total';v=G[:2]+[None,None];ws.write(r,1,lab,tb);ws.write(r,2,'',tb);put(r,*v,(ftb,fmb,fcb,fbb));totals.append({"label":lab,**nums(*v)})
assert G[0]==0 and G[1]==0
r+=2;ws.write(r,1,'Account 3600 has not been used since commission moved to the conference office.')
ws.write(r+1,1,'Prepared D. Ferriby / reviewed by Head of Estates Finance')
ws.set_column(0,0,7,None,{'hidden':1});ws.set_column(1,1,8);ws.set_column(2,2,44);ws.set_column(3,3,5,None,{'hidden':1});ws.set_column(4,6,21);ws.set_column(7,9,14)
ws.freeze_panes(5,3);ws.set_landscape();ws.fit_to_pages(1,0);ws.activate();wb.close()
print('tb2',len(rows))
save(fn,'TB',K,rows,totals,None,'STUDENT_HOUSING','University estates accountant, Unit4 export','workbook with cover sheet, hidden columns, DR/CR number format, budget and outturn','opening as text with trailing minus; signs by number format; net line across sections',2)
