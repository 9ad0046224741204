# AR, Canadian QuickBooks-like aging summary (self-storage), blank spacer columns, manager's own columns
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
rnd=random.Random(SEED+6)
Q=['current','b1_30','b31_60','b61_90','b90','total']; K=Q+['deposit']
SITES=[('Kanata North Mini-Entrepôt',[('Bergeron, Luc','A112',129),('Chartrand Paysagiste inc.','A140',289),('Doyle, Siobhan','B007',94),('Fortin-Mbeki, Aline','B019',94),('Grewal, Harpreet','B023',149),('Hendry, Malcolm (auction 3/22)','C301',219),('Jolicoeur, R.','C305',219),('Kuipers, Anneke','C318',169),('Northgate Moving & Cartage','D001',410),('Ouellet, Sylvain','D014',199)]),
('Carleton Place Storage',[('Benoit, Carole','12',89),('Crawford Roofing','14',240),('Desrosiers, Guy','21',89),('Eastman, Theo','27',119),('McLeish, Iona','30',119),('Pelletier, Jean-Marc','33A',139),('Szabo, Ferenc','41',75)]),
('Smiths Falls RV & Boat',[('Arbuckle, Don','L-03',65),('Lavallée, Pierre','L-11',65),('Rideau Houseboat Rentals Ltd.','L-20',180),('Tran, Vinh','L-22',65),('Wickens, Barb','L-29',65)])]
lock={0:'',1:'',2:'Overlocked',3:'Overlocked',4:'Lien'}
rows=[];tot=[];chk=[]
wb=Workbook();ws=wb.active;ws.title='Sheet1'
F=lambda b=False,i=False,c='000000':Font(name='Arial',size=8,bold=b,italic=i,color=c)
# A top level, B site, C customer, D locker(typed in), E sp, F current ,G sp,H 1-30,I sp,J,K sp,L,M sp,N >90,O sp,P TOTAL,Q sp,R deposit,S lockout,T remarks
CO=dict(zip(K,[6,8,10,12,14,16,18]))
ws.cell(1,2,'1:12 PM').font=F(True); ws.cell(2,2,'2024-03-15').font=F(True)
ws.cell(1,6,'Ottawa Valley Self Storage Group Inc.').font=Font(name='Arial',size=12,bold=True)
ws.cell(2,6,'A/R Aging Summary').font=Font(name='Arial',size=14,bold=True); ws.cell(3,6,'As of March 15, 2024  (CAD)').font=Font(name='Arial',size=10,bold=True)
for k,h in zip(Q,['Current','1 - 30','31 - 60','61 - 90','> 90','TOTAL']):
    x=ws.cell(5,CO[k],h);x.font=F(True);x.alignment=Alignment(horizontal='center');x.border=Border(bottom=Side(style='medium'))
for cc,h in ((4,'Locker'),(18,'Deposit held'),(19,'Access'),(20,'Remarks (G.T.)')):
    x=ws.cell(5,cc,h);x.font=F(True,True,'7030A0');x.border=Border(bottom=Side(style='medium',color='7030A0'))
y=6;NF='#,##0.00;-#,##0.00'
def put(r,b=None,bold=False):
    for k in K:
        if k in r:
            x=ws.cell(y,CO[k],r[k]/100);x.number_format=NF;x.font=F(bold)
            if b and k in Q:x.border=b
rem={'A140':'cheque promised 03-20','C301':'auction notice sent, contents worth ~ $900','D001':'disputes Jan rate increase of 35.00','14':'owner related to ex-manager','L-20':'boats gone since Nov - no access','33A':'NSF twice'}
thin=Border(top=Side(style='thin'))
for s,cs in SITES:
    ws.cell(y,2,s).font=F(True);y+=1;p0=len(rows)
    for n,u,rate in cs:
        k=rnd.choice([0,1,1,2,2,3,4])
        if 'auction' in n: k=4
        if u=='L-20':k=4
        a=round(rate*113)  # rent with 13% HST
        r={'property':s,'unit':u,'name':n,**{q:0 for q in Q}}
        if k==0: r['current']=a
        else:
            if rnd.random()<.6: r['current']=a
            r['b1_30']=a if rnd.random()<.7 else rnd.randint(1500,a)
            if k>1:r['b31_60']=a+2260
            if k>2:r['b61_90']=a+2260
            if k>3:r['b90']=(a+2260)*rnd.randint(1,4)+rnd.choice([0,5650])
        if u in('B019','27'): r.update({q:0 for q in Q}); r['current']=-a//2
        r['total']=sum(r[q] for q in Q[:5])
        if rnd.random()<.55: r['deposit']=rnd.choice([5000,5000,7500,10000])
        st=lock[k] if u not in('B019','27') else ''
        if st:r['status']=st
        rows.append(r)
        ws.cell(y,3,n).font=F(True);put(r)
        x=ws.cell(y,4,u);x.font=F(c='7030A0')
        ws.cell(y,19,st).font=F(c='7030A0')
        if u in rem: ws.cell(y,20,rem[u]).font=F(i=True,c='7030A0')
        y+=1
    t={'label':'Total '+s,**{q:S(rows[p0:],q) for q in Q}};tot.append(t);chk.append((len(tot)-1,range(p0,len(rows)),Q))
    ws.cell(y,2,t['label']).font=F(True);put(t,thin,False);y+=2
t={'label':'TOTAL',**{q:S(rows,q) for q in K}};tot.append(t);chk.append((len(tot)-1,range(len(rows)),K))
ws.cell(y,1,'TOTAL').font=F(True);put(t,Border(top=Side(style='thin'),bottom=Side(style='double')),True)
ws.cell(y+2,3,'HST 13% included. Deposits from the lease binder, not in QB.').font=F(i=True,c='7030A0')
for c_,w in zip('ABCDEFGHIJKLMNOPQRST',[3,3,30,9,1,10,1,10,1,10,1,10,1,10,1,11,2,12,11,34]):ws.column_dimensions[c_].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.freeze_panes='E6'
N='OVSS_AR_Aging_2024-03-15.xlsx';wb.save(D+N)
save(N,'AR',K,rows,tot,cents=K,checks=chk)
