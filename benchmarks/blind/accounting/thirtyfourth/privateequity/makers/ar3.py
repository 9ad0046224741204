# MRI/RealPage-like commercial + apartments fund AR by month, xlsx: prepaid, total, month columns, deposit; hidden column; formulas avoided
import random, xlsxwriter
from common import *
random.seed(353)
props=[('Heron Cove','HC','''1104|t0048812|Brandt, Olivia|C
1109|t0051127|Saavedra, Luis M.|C
1216|t0049903|Whitlock, Janae|NTV
1302|t0050418|Pomeroy, Kyle|C
1311|t0043366|Duval, Amina|PST
1407|t0052240|Teague, Bronson|C
2105|t0050011|Lindqvist, Per|C
2118|t0049357|Osei, Abigail|EVT
2203|t0051890|Marchetti, Dom|C
2214|t0052601|Farrow, Tess|C
2309|t0046714|Ngata, Wiremu|PST'''),
('Juniper Terrace','JT','''A-03|t0038114|Collingwood, Ray|C
A-11|t0040256|Basra, Simran|C
B-02|t0039921|Etxeberria, Jon|C
B-09|t0037748|Holm-Reyes, Pia|EVT
C-14|t0041002|Stankovic, Vera|C
D-05|t0040873|Appleyard, Finn|NTV
D-12|t0036590|Moncrief, Tasha|PST'''),
('Tamarack Station','TS','''301|t0061204|Ruiz-Falk, Dani|C
318|t0060775|Kaplow, Ezra|C
402|t0061099|Dunleavy, Shea|C
411|t0059460|Boateng, Kofi|C
507|t0060318|Sorrell, Lacey|NTV
522|t0058823|Amundsen, Greta|PST
604|t0061377|Ochoa, Renzo|C
609|t0060940|Trimble, Hollis|C''')]
M=['deposit','m0','m1','m2','other:Unpaid charges by month Nov-24 & Prior','unpaid','prepaid','total']
mon=['Feb-25','Jan-25','Dec-24','Nov-24 & Prior']
f='a34a_ar_apartments_rollup.xlsx'; wb=xlsxwriter.Workbook(doc(f)); F=lambda **k: wb.add_format({'font_name':'Tahoma','font_size':9,**k})
n=F(); b=F(bold=True); ce=F(align='center'); h=F(bold=True,bottom=2,align='right',text_wrap=True); hl=F(bold=True,bottom=2); nf='#,##0.00_);(#,##0.00);"-"_)'
m=F(num_format=nf); st=F(num_format=nf,bold=True,top=1,bg_color='#F2F2F2'); sl=F(bold=True,top=1,bg_color='#F2F2F2'); gt=F(num_format=nf,bold=True,top=1,bottom=6)
ws=wb.add_worksheet('Delinq & Prepaid'); ws.hide_gridlines(2)
ws.write('A1','Wrenfield Residential - Region 4',F(bold=True,font_size=12)); ws.write('A2','Delinquency and Prepaid Report by Month of Charge',b); ws.write('A3','As of February 28, 2025    Fiscal period: 022025    Transferred balances: included',n)
ws.merge_range('F5:I5','Unpaid charges by month',F(bold=True,align='center',bottom=1))
hd=['Unit','Resident ID','Name','Sts','Deposit Held']+mon+['Total Unpaid','Prepaid','Net Balance','Comment']
for c,(x,w) in enumerate(zip(hd,(8,11,22,5,11,12,12,12,13,13,12,13,30))):
    ws.set_column(c,c,w); ws.write(5,c,x,hl if c in(0,1,2,12) else h)
ws.set_row(5,26); ws.freeze_panes(6,3); ws.repeat_rows(4,5)
notes={'EVT':['Writ filed 2/14','Hearing 3/11'],'PST':['To collections','FAS sent 1/30','Skip - file W/O'],'NTV':['MO 3/31','']}
r=6; rows=[]; T=[]
def tot(ds,lab): return {'label':lab,**{k:round(sum(d.get(k,0) for d in ds),2) for k in M}}
def wr(r,d,fm):
    for i,k in enumerate(M): ws.write(r,4+i,d.get(k,0),fm)
for pn,code,t in props:
    ws.write(r,0,f'{pn} ({code})',b); r+=1; grp=[]
    for l in t.split('\n'):
        u,i,nm,s=l.split('|'); rent=random.choice([1385,1440,1515,1590,1672,1745,1830,1925]); v=[0,0,0,0]; pre=0
        if s=='EVT': v=[rent+125,rent+125,rent+75,random.randint(300,rent)+.64]
        elif s=='PST': v=[0,0,random.choice([0,rent/2]),random.randint(280,2600)+.18]
        elif s=='NTV': v=[rent,random.choice([0,88.42]),0,0]
        else:
            k=random.random()
            if k<.38: pre=-random.choice([rent,rent+42.5,25,0.84,610.27])
            elif k<.7: v=[random.choice([rent+75,75,318.4,64.11]),0,0,0]
            elif k<.9: v=[rent+75,random.choice([75,412.9]),0,0]
            else: v=[61.35,0,58.2,0]; pre=-40
        dep=0 if s=='PST' else random.choice([0,250,500,500,rent])
        d=dict(zip(M,[dep]+v+[round(sum(v),2),pre,round(sum(v)+pre,2)]))
        wr(r,d,m)
        for c,x in enumerate((u,i,nm)): ws.write_string(r,c,x,n)
        ws.write(r,3,s,ce); ws.write(r,12,random.choice(notes.get(s,[''])),n)
        q={'unit':u,'resident':i,'name':nm,'status':s,**{k:x for k,x in d.items() if x}}; rows.append(q); grp.append(q); r+=1
    d=tot(grp,f'{code} Total'); ws.write(r,0,d['label'],sl); [ws.write(r,c,'',sl) for c in(1,2,3)]; wr(r,d,st); T.append(d); r+=2
d=tot(rows,'Region 4 Total'); ws.write(r,0,d['label'],F(bold=True,top=1,bottom=6)); [ws.write(r,c,'',gt) for c in(1,2,3)]; wr(r,d,gt); T.append(d)
assert abs(d['unpaid']+d['prepaid']-d['total'])<.005
ws.write(r+2,0,'Sts: C current, NTV notice to vacate, EVT under eviction, PST past resident',F(italic=True,font_size=8))
ws2=wb.add_worksheet('Codes'); ws2.write_column(0,0,['Charge codes included','RENT','PETRENT','LATE','UTIL','DMG','MTM'],n)
ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
for q in T:
    for k in list(q):
        if k!='label' and q[k]==0: del q[k]
save(f,'AR',M,rows,T,'MULTIFAMILY','RealPage-like delinquency and prepaid by month of charge, three properties')
