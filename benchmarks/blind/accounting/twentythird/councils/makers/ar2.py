import random,xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc
from common import *
R=random.Random(2305);sn=SUR[:];R.shuffle(sn)
halls=[("Thornfield Court",["A","B","C"],15),("Mill Race House",["1","2","3","4"],11),("St Alban's Villas",["V"],6),("Foundry Studios",["S"],9)]
fn='ashcombe_residence_arrears_apr25.xlsx';wb=xlsxwriter.Workbook(D(fn));ws=wb.add_worksheet('Arrears 30 Apr');n2=wb.add_worksheet('Codes')
for i,t in enumerate(['IP = instalment plan agreed with the student money team','DP = in dispute (room condition, date of leaving)','SL = waiting for student loan payment','PG = former resident, passed to agents','Cash on account is money received that has not been matched with a charge.']):n2.write(i,0,t)
n2.set_column(0,0,70)
F=lambda **k:wb.add_format({'font_name':'Arial','font_size':9,**k})
hd=F(bold=1,bg_color='#4B2E5A',font_color='white',text_wrap=1,align='center',valign='vcenter',border=1)
nm='£#,##0.00;[Red](£#,##0.00);£0.00'
num=F(num_format=nm);txt=F();sub=F(bold=1,top=1,bg_color='#EEE6F2',num_format=nm);sec=F(bold=1,font_size=10,bottom=2);gt=F(bold=1,top=1,bottom=6,num_format=nm)
ws.write(0,0,'Ashcombe University - residence fee arrears by month of charge',F(bold=1,font_size=13));ws.write(1,0,'Position at close of business 30 April 2025 (source: Agresso student ledger 4R)',txt)
# columns: Room, Resident, Student no., Net due?, months..., 
H=['Room','Resident','Student no.','Flag']
for i,t in enumerate(H):ws.merge_range(3,i,4,i,t,hd)
ws.merge_range(3,4,3,9,'CHARGES UNPAID, BY MONTH',hd)
MM=['Nov 24 and before','Dec 24','Jan 25','Feb 25','Mar 25','Apr 25']
for i,t in enumerate(MM):ws.write(4,4+i,t,hd)
for i,t in enumerate(['Total arrears','Cash on account','Net due','Deposit held'],10):ws.merge_range(3,i,4,i,t,hd)
ws.set_row(4,26)
K=["other:CHARGES UNPAID, BY MONTH Nov 24 and before","m4","m3","m2","m1","m0","total","prepaid","other:Net due","deposit"]
rows=[];totals=[];r=5;G=[0]*10;si=0;subs=[]
def write(r,v,f,formula=None):
    for i,x in enumerate(v):
        if x is None: ws.write_blank(r,4+i,None,f);continue
        if i==6: ws.write_formula(r,10,f'=SUM({rc(r,4)}:{rc(r,9)})',f,x/100)
        elif i==8: ws.write_formula(r,12,f'={rc(r,10)}+{rc(r,11)}',f,x/100)
        elif formula: ws.write_formula(r,4+i,formula(4+i),f,x/100)
        else: ws.write_number(r,4+i,x/100,f)
for h,bl,n in halls:
    ws.merge_range(r,0,r,13,h,sec);r+=1;S=[0]*10;f0=r
    fee={"Thornfield Court":61250,"Mill Race House":54880,"St Alban's Villas":72000,"Foundry Studios":88420}[h]
    rm=sorted(R.sample(range(1,48),n));bs=sorted(R.choice(bl) for _ in range(n))
    for q in range(n):
        room=f'{bs[q]}{rm[q]:02d}' if h!="Mill Race House" else f'Flat {bs[q]}/{rm[q]:02d}'
        pat=R.choice([1,1,1,2,2,3,4,5,6,0]);m=[None]*6
        for j in range(pat):m[5-j]=fee
        if pat:
            e=6-pat
            if R.random()<.5:m[e]=R.randint(1500,fee-100)
        if pat==6:m[0]=fee*R.randint(1,2)+4500
        flag='' if pat<2 else R.choice(['IP','SL','','DP','IP'])
        if R.random()<.08 and pat:
            m=[m[0] or 0 or None]+[None]*5;m[0]=R.randint(40000,190000);flag='PG'
        tot=sum(x or 0 for x in m)
        pre=None
        if pat==0 or R.random()<.12:pre=-R.choice([5000,12500,20000,R.randint(1000,40000)])
        dep=None if flag=='PG' else R.choice([25000,25000,30000])
        if flag!='PG' and R.random()<.08:dep=0
        v=m+[tot,pre,tot+(pre or 0),dep]
        name=f"{sn[si]}, {R.choice('ABCDEFGHJKLMNPRSTW')}{R.choice(['',' '+R.choice('ABEJLM')])}";si+=1
        sid=f"{R.randint(2100000,2499999)}"
        for i,t in enumerate((room,name,sid,flag)):
            if t:ws.write_string(r,i,t,txt)
        write(r,v,num)
        d={"property":h,"unit":room,"name":name,"resident":sid}
        if flag:d["status"]=flag
        d.update({k:p(x) for k,x in zip(K,v)});rows.append(d)
        S=[a+(b or 0) for a,b in zip(S,v)];r+=1
    for i in range(4):ws.write(r,i,'',sub)
    lab=f'{h} - {n} residents';ws.write(r,0,lab,sub);write(r,S,sub,lambda c:f'=SUM({rc(f0,c)}:{rc(r-1,c)})')
    totals.append({"label":lab,**{k:p(x) for k,x in zip(K,S)}});subs.append(r);G=[a+b for a,b in zip(G,S)];r+=2
for i in range(4):ws.write(r,i,'',gt)
ws.write(r,0,'All residences',gt);write(r,G,gt,lambda c:'='+'+'.join(rc(s,c) for s in subs));totals.append({"label":'All residences',**{k:p(x) for k,x in zip(K,G)}})
r+=2;ws.write(r,1,'Net due by flag',F(bold=1))
fl={}
for d in rows:fl[d.get('status','none')]=fl.get(d.get('status','none'),0)+d[K[8]]
for k in sorted(fl):r+=1;ws.write(r,1,k,txt);ws.write(r,4,round(fl[k],2),num)
ws.set_column(0,0,11);ws.set_column(1,1,22);ws.set_column(2,2,11);ws.set_column(3,3,6);ws.set_column(4,13,12.5);ws.freeze_panes(5,2);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(3,4);wb.close()
print('ar2',len(rows))
save(fn,'AR',K,rows,totals,None,'STUDENT_HOUSING','University residences finance, spreadsheet with formulas','hall sections, months oldest first, subtotals by formula','months ascending with an older bucket; total, credit, net and deposit side by side; merged hall headings; recap by flag',5)
