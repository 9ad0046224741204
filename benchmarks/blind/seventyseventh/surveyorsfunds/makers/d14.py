# Dublin car park licences, xlsx, two sheets (levels), side table
from common import *
import xlsxwriter
fn='Cork Lane Car Park - Licence Register Jan 2026.xlsx';r=random.Random(1414)
co=['Lockhart Meade Solicitors','Brehon Software DAC','Ardcairn Dental','Gannet Media Ltd','Tolka Consulting Engineers','Fiadh & Co Accountants'];ps=persons(r,140)
w=xlsxwriter.Workbook(D+fn);n=w.add_worksheet('Read me');s=w.add_worksheet('Register')
n.write(0,0,'Licence register maintained by Stonybatter Parking Management. Do not sort the Register tab.');n.write(1,0,'Transient (pay & display) income is not included.')
T=w.add_format({'bold':1,'font_size':14});h=w.add_format({'bold':1,'bottom':2,'text_wrap':1,'align':'center','valign':'vcenter','font_name':'Tahoma','font_size':9});x=w.add_format({'font_name':'Tahoma','font_size':9});m=w.add_format({'font_name':'Tahoma','font_size':9,'num_format':'€#,##0.00'});d=w.add_format({'font_name':'Tahoma','font_size':9,'num_format':'dd-mmm-yy','align':'center'});b=w.add_format({'bold':1,'top':1,'font_name':'Tahoma','font_size':9});bm=w.add_format({'bold':1,'top':1,'num_format':'€#,##0.00','font_name':'Tahoma','font_size':9});sh=w.add_format({'bold':1,'bg_color':'#DDEBF7','font_name':'Tahoma','font_size':9})
s.merge_range(0,1,0,8,'Cork Lane Car Park, Dublin 2',T);s.write(1,1,'Licence register at 31 January 2026',x)
for j,t in enumerate(['Bay','Bay type','Licensee','Vehicle reg','Licence from','Licence to','Monthly fee (ex VAT)','Fob deposit','Owing']): s.write(3,1+j,t,h)
s.set_row(3,28);i=4;rows=[];G=[0,0,0];ct=[];k=0
for lv,c0,num in (('Level -1',100,44),('Level -2',200,50),('Level -3',300,36)):
    s.merge_range(i,1,i,9,lv,sh);i+=1;S=[0,0,0];oc=0
    for q in range(1,num+1):
        u=str(c0+q);ty='EV' if q<=6 and c0==100 else ('Motorbike' if q>num-3 else ('Small' if q%11==0 else 'Standard'));fee={'EV':285,'Motorbike':90,'Small':190,'Standard':235}[ty]-(15 if c0==300 else 0)
        s.write(i,1,int(u),x);s.write(i,2,ty,x)
        dd=dict(unit=u,section=lv,unitType=ty)
        if r.random()<.13: s.write(i,3,'- free -',x);dd['statusText']='free'
        else:
            oc+=1;t=r.choice(co) if r.random()<.35 else ps[k];k+=1
            f=dt.date(r.randint(2021,2025),r.randint(1,12),1);roll=r.random()<.6;e=None if roll else dt.date(2026,r.randint(2,12),28)
            dp=r.choice([50,50,0]);ow=r.choice([0,0,0,0,0,fee])
            s.write(i,3,t,x);s.write(i,4,f'{r.choice([21,22,23,24])}{r.choice("12")}-{r.choice(["D","WW","KE","MH"])}-{r.randint(100,39999)}',x);s.write(i,5,dt.datetime(f.year,f.month,f.day),d)
            if roll: s.write(i,6,'Rolling',d)
            else: s.write(i,6,dt.datetime(e.year,e.month,e.day),d)
            for j,v in enumerate((fee,dp,ow)): s.write(i,7+j,v,m);S[j]+=v
            dd.update(tenantName=t,statusText='Occupied',contractRent=fee,deposit=dp,balance=ow,leaseStartDate=iso(f),leaseEndDate='Rolling' if roll else iso(e))
        rows.append(dd);i+=1
    s.write(i,1,lv,b);s.write(i,2,'',b);s.write(i,3,f'{oc} of {num} bays licensed',b)
    for c in(4,5,6): s.write(i,c,'',b)
    for j,v in enumerate(S): s.write(i,7+j,v,bm)
    G=[a+c for a,c in zip(G,S)];ct.append((lv,num,oc,num-oc));i+=2
s.write(i,1,'All levels',b);s.write(i,2,'',b);s.write(i,3,'',b)
for c in(4,5,6): s.write(i,c,'',b)
for j,v in enumerate(G): s.write(i,7+j,v,bm)
ct.append(('Total',*[sum(c[q] for c in ct) for q in(1,2,3)]))
for j,t in enumerate(('','Bays','Licensed','Free')): s.write(3,11+j,t,h)
for a,c in enumerate(ct): s.write_row(4+a,11,c,x)
s.set_column(0,0,2);s.set_column(1,2,10);s.set_column(3,3,30);s.set_column(4,9,13);s.set_column(10,10,3);s.set_column(11,14,9);s.hide_gridlines(2);s.set_landscape();s.fit_to_pages(1,0);s.repeat_rows(3);s.activate();w.close()
save(fn,'PARKING','car park operator','bay register by level with side summary table',False,'Cork Lane Car Park','2026-01-31',ct[-1][1],ct[-1][2],rows,sheet='Register')
print(ct)
