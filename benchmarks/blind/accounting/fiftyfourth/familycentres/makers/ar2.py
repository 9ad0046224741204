# apartment delinquency spreadsheet kept by hand; building sections; one row dropped
import random, datetime as dt
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.comments import Comment
from common import *
R=random.Random(5422); N='Foxglove DQ 12-31-24.xlsx'
FN='Marisol Devin Tanya Kwame Ruth Imani Carl Priya Joel Sofia Brent Noor Hattie Luis Gwen Omar Dee Felix Ana Troy Wanda Ivan Leah Nate Rosa Kurt Mei Abel Jodi Sam Vera Paul Tess Raj Kim Hugo Nina Walt Zoe Earl'.split()
LN='Abernathy Castellan Drummock Okonjo Ferreby Halvorsund Ibarrela Jankovec Killbride Lozanter Marchbank Nwadiko Ostrander Pettigrove Quillane Rasmund Sandovar Tillotsen Ulmerson Vasquelle Wetherby Yarrowick Zelinsky Brankowe Dovemont Eastlick Garrivan'.split()
used=set()
def nm():
    while 1:
        x=f'{R.choice(LN)}, {R.choice(FN)}'
        if x not in used: used.add(x); return x
B=[('BUILDING 1 - 400 FOXGLOVE LANE',[f'1{f}{n:02d}' for f in(1,2,3) for n in range(1,9)],14),('BUILDING 2 - 410 FOXGLOVE LANE',[f'2{f}{n:02d}' for f in(1,2,3) for n in range(1,13)],19),('BUILDING 3 - 420 FOXGLOVE LANE',[f'3{f}{n:02d}' for f in(1,2,3) for n in range(1,9)],11),('TOWNHOMES',[f'TH-{n}' for n in range(1,11)],5)]
secs=[]
K=['b0_30','b31_60','b61_90','b90','total','prepaid','deposit']
for h,us,k in B:
    g=[]
    for u in sorted(R.sample(us,k),key=lambda s:(len(s),s)):
        rent=R.choice([1085,1120,1195,1240,1310,1385,1450]) if u[0]!='T' else R.choice([1795,1850,1925])
        t=R.choices(['part','one','two','deep','late','pre'],[4,5,4,3,5,4])[0]
        v=[0,0,0,0];pre=0;note=''
        if t=='part': v[0]=rent*100-R.choice([400,500,650,800])*100; note=R.choice(['','paid part 12/6','promised bal 1/10','waiting on assistance - county'])
        if t=='one': v[0]=rent*100+R.choice([0,7500]); note=R.choice(['','3 day 12/9','NSF 12/11 - redeposit','traveling, will pay online'])
        if t=='two': v[0]=rent*100+7500; v[1]=R.choice([rent*100,R.randint(12000,rent*100)]); note=R.choice(['3 day posted','pymt plan $250/wk','filed 12/17'])
        if t=='deep': v=[rent*100+7500,rent*100+7500,rent*100,R.choice([0,R.randint(20000,310000)])]; note=R.choice(['Atty - court 1/14','eviction - lockout 1/8','MOVED OUT 12/20 - to collections','ch. 13'])
        if t=='late': v[R.choice([0,0,1])]=R.choice([7500,7500,3500,5000,4218,2366,11040]); note=R.choice(['late fee','water billback','late fee - disputes','damage screen','pet fee'])
        if t=='pre': pre=-R.choice([rent*100,R.randint(900,40000),5000]); note=R.choice(['','paid ahead','credit for fridge'])
        dep=R.choice([500,500,rent,rent,750,0])*100
        g.append(dict(u=u,n=nm(),id=f'R{R.randint(10800,14999)}',v=v+[sum(v),pre,dep],note=note))
    secs.append((h,g))
wb=Workbook();ws=wb.active;ws.title='DQ Dec'
cal='Calibri';b=Font(name=cal,bold=True,size=11);nfmt='#,##0.00;[Red](#,##0.00);;@'
ws['A1']='FOXGLOVE APARTMENTS';ws['A1'].font=Font(name=cal,bold=True,size=14);ws['A2']='Delinquency & Prepaid List';ws['A3']='as of';ws['B3']=dt.date(2024,12,31);ws['B3'].number_format='m/d/yy';ws['B3'].alignment=Alignment(horizontal='left')
ws['H1']='Total units';ws['I1']=94;ws['H2']='Mgr:';ws['I2']='Gwen T.'
H=['Apt','Resident','Res. #','0-30 days','31-60 days','61-90 days','Over 90','TOTAL DUE','Prepaid','Dep. on hand','Action / notes']
grey=PatternFill('solid',fgColor='D9D9D9');yel=PatternFill('solid',fgColor='FFF2CC');thin=Side(style='thin',color='999999')
for i,h in enumerate(H,1):
    c=ws.cell(5,i,h);c.font=b;c.fill=grey;c.alignment=Alignment(horizontal='center',wrap_text=True);c.border=Border(bottom=Side(style='medium'))
y=6;tr=[];tot=[];G=[0]*7
DROP=None
for si,(h,g) in enumerate(secs):
    ws.cell(y,1,h).font=b
    for i in range(1,12): ws.cell(y,i).fill=yel
    y+=1
    s=[sum(r['v'][k] for r in g) for k in range(7)]
    if si==1: # planted: the row is in the totals but not on the list
        cand=[r for r in g if r['v'][1] and r['v'][4]>120000]; DROP=cand[1]
    for r in g:
        if r is DROP: continue
        uc=ws.cell(y,1,int(r['u']) if r['u'].isdigit() and R.random()<.8 else r['u']);uc.alignment=Alignment(horizontal='left')
        ws.cell(y,2,r['n']);ws.cell(y,3,r['id'])
        o={'unit':r['u'],'name':r['n'],'resident':r['id']}
        for k,x in enumerate(r['v']):
            c=ws.cell(y,4+k);c.number_format='#,##0.00;[Red](#,##0.00)'
            if x or (K[k]=='total'): c.value=c2f(x); o[K[k]]=c2f(x)
        if r['note']: ws.cell(y,11,r['note'])
        if any(q in r['note'] for q in('Atty','evict','MOVED')):
            for i in range(1,12): ws.cell(y,i).fill=PatternFill('solid',fgColor='F8CBAD')
        for i in range(1,12): ws.cell(y,i).border=Border(bottom=Side(style='hair',color='999999'))
        tr.append(o);y+=1
    lab={0:'Bldg 1 total',1:'Bldg 2 total',2:'Bldg 3 total',3:'Townhomes total'}[si]
    def total(lab,s,dbl=False):
        ws.cell(y,2,lab).font=b;o={'label':lab}
        for k,x in enumerate(s):
            c=ws.cell(y,4+k,c2f(x));c.font=b;c.number_format='#,##0.00;[Red](#,##0.00)';c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if dbl else None);o[K[k]]=c2f(x)
        tot.append(o)
    total(lab,s);G=[a+b_ for a,b_ in zip(G,s)];y+=2
total('GRAND TOTAL',G,True);y+=2
ws.cell(y,1,'Pink = with attorney or to collections. Late fee $75 after the 5th. Water bill-backs post on the 20th.').font=Font(name=cal,italic=True,size=9)
for c,w in zip('ABCDEFGHIJK',(8,24,9,11.5,11.5,11.5,11.5,12.5,11,12,31)): ws.column_dimensions[c].width=w
ws.freeze_panes='A6';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='5:5'
w2=wb.create_sheet('Codes')
for i,(a,t) in enumerate([('3 day','Notice to pay or quit posted'),('NSF','Returned item'),('Atty','File sent to counsel'),('ch. 13','Bankruptcy - no contact')],1): w2.cell(i,1,a);w2.cell(i,2,t)
wb.save(doc(N))
d=DROP
save(N,'AR','hand-kept apartment delinquency spreadsheet, building sections with subtotals, notes column',False,K,tr,tot,
 planted={'what':f"the row of apt {d['u']} ({d['n']}, total due {money(d['v'][4])}) is missing from Building 2; its amounts are still in 'Bldg 2 total' and 'GRAND TOTAL'",'kind':'row_dropped'})
print(len(tr),DROP)
