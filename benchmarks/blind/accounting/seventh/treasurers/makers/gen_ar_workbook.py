# own workbook: ageing by property, mixed uses, spacer columns, deposits, prepaid, net; reserve table beneath
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(7203); m=lambda a,b:r2(R.uniform(a,b))
P=[('HOBART ARMS (24 apts)',[('1A','Ellery Knox'),('1D','Beatriz Solano'),('2B','Dmitri Vasko'),('2C','Hallie Prewitt'),('3A','Marcus & Jo Tully'),('3F','Anil Deshpande'),('4E','Corinne Babb')],1180),
('CHANDLER STREET SHOPS',[('10','Nettle Tea Co.'),('12','Rudd Shoe Repair'),('14-16','Paragon Dry Cleaners'),('18','Vacated - Jubilee Toys')],2075),
('OLD FOUNDRY BAYS',[('Bay 1','Tri-State Pallet'),('Bay 3','Hexagon Coatings'),('Bay 4','M. Aldous Racing'),('Bay 6','Severn Stoneworks'),('Yard','Cutter Crane Rental')],3640),
('GARDEN TERRACE (8 apts)',[('3','Lucinda Marsh'),('5','Yusuf Demir'),('8','Trudy Vanek')],965)]
K=['deposit','current','b1_30','b31_60','b61_90','b90','total','prepaid','other:Net Exposure']
# sheet columns: B unit, C tenant, D deposit, E spacer, F..J buckets, K total, L spacer, M prepaid, N net, O % (hidden)
C=[4,6,7,8,9,10,11,13,14]
wb=Workbook(); ws=wb.active; ws.title='AR 06-30-25'
F=lambda b=False,s=10,i=False,c='000000':Font(name='Garamond',size=s,bold=b,italic=i,color=c)
ws['B1']='Marchbanks Family Holdings'; ws['B1'].font=F(True,16); ws.merge_cells('B1:N1'); ws['B2']='Receivables by property, aged from due date, at June 30, 2025'; ws['B2'].font=F(False,11,True); ws.merge_cells('B2:N2')
ws['B3']='Prepared by treasurer 7/8/25. Deposits shown for information; not netted.'; ws['B3'].font=F(False,9)
def h(r,c,t,al='right'):
    x=ws.cell(r,c,t); x.font=F(True,10,c='FFFFFF'); x.alignment=Alignment(horizontal=al,wrap_text=True,vertical='bottom')
for r in (5,6):
    for c in range(2,15): ws.cell(r,c).fill=PatternFill('solid',fgColor='5B4636')
h(5,6,'Past due, days','center'); ws.cell(5,6).value=None; h(5,7,'Days past due','center'); ws.merge_cells('G5:J5')
for c,t in zip([2,3]+C,['Unit','Tenant','Deposit\nHeld','Current','1 - 30','31 - 60','61 - 90','Over 90','Total\nDue','Prepaid','Net\nExposure']): h(6,c,t,'left' if c<4 else 'right')
h(6,15,'% over 90'); ws.column_dimensions['O'].hidden=True
FM='#,##0.00_);[Red](#,##0.00)'; r=7; rows=[];tot=[];G={}
def write(r,q,b=False,text=False):
    for k,c in zip(K,C):
        if k in q:
            v=q[k]
            if text: x=ws.cell(r,c,f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'); x.alignment=Alignment(horizontal='right')
            else: x=ws.cell(r,c,v); x.number_format=FM
            x.font=F(b)
for pn,ts,rent in P:
    ws.cell(r,2,pn).font=F(True,11,c='5B4636'); ws.cell(r,2).border=Border(bottom=Side(style='thin',color='5B4636')); ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=5); r+=1; S={}
    for u,n in ts:
        q={}
        if 'Vacated' not in n: q['deposit']=float(rent) if R.random()<.7 else float(rent//2)
        z=R.random(); b={}
        if 'Vacated' in n: b={'b61_90':m(300,2075),'b90':m(3000,6200)}
        elif z<.3: b={'current':float(rent)}
        elif z<.5: b={'current':float(rent),'b1_30':m(60,rent)}
        elif z<.7: b={'b1_30':m(40,400),'b31_60':m(50,rent)}
        elif z<.85: b={'current':float(rent),'b1_30':float(rent),'b31_60':float(rent),'b61_90':m(100,rent)}
        else: b={'b90':m(80,900)}
        if n in('Hallie Prewitt','Hexagon Coatings','Trudy Vanek'): b={}; 
        q.update(b); q['total']=r2(sum(b.values()))
        if not b or R.random()<.18: q['prepaid']=-m(50,rent*.8)
        q['other:Net Exposure']=r2(q['total']+q.get('prepaid',0))
        ws.cell(r,2,u).font=F(); ws.cell(r,3,n).font=F(i='Vacated' in n) if False else F(False,10,'Vacated' in n)
        write(r,q,text=pn.startswith('OLD')); ws.cell(r,15,(q.get('b90',0)/q['total']) if q['total'] else 0).number_format='0%'
        rows.append({'property':pn,'unit':u,'name':n,**q}); r+=1
        for k,v in q.items(): S[k]=r2(S.get(k,0)+v)
    lab='Subtotal - '+pn.split(' (')[0].title(); ws.cell(r,3,lab).font=F(True)
    write(r,S,True)
    for c in range(3,15): ws.cell(r,c).border=Border(top=Side(style='hair')); ws.cell(r,c).fill=PatternFill('solid',fgColor='F3EDE4')
    tot.append({'label':lab,**S})
    for k,v in S.items(): G[k]=r2(G.get(k,0)+v)
    r+=2
ws.cell(r,3,'ALL PROPERTIES').font=F(True,11); write(r,G,True)
for c in range(3,15): ws.cell(r,c).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
tot.append({'label':'ALL PROPERTIES',**G}); r+=3
ws.cell(r,3,'Reserve for doubtful accounts').font=F(True); r+=1
for c,t in ((3,'Bucket'),(4,'Rate'),(6,'Reserve')): ws.cell(r,c,t).font=F(True,9); ws.cell(r,c).border=Border(bottom=Side(style='thin'))
r+=1; s=0
for t,k,p in (('31 - 60','b31_60',.1),('61 - 90','b61_90',.35),('Over 90','b90',.8)):
    ws.cell(r,3,t).font=F(); ws.cell(r,4,p).number_format='0%'; ws.cell(r,6,r2(G[k]*p)).number_format=FM; ws.cell(r,4).font=ws.cell(r,6).font=F(); s+=r2(G[k]*p); r+=1
ws.cell(r,3,'Reserve required').font=F(True); x=ws.cell(r,6,r2(s)); x.number_format=FM; x.font=F(True); r+=2
ws.cell(r,3,'Jubilee Toys: judgment entered 5/19/25, $7,940 incl. costs; collection with Hale & Orr.').font=F(False,9,True)
for c,w in dict(A=2,B=9,C=30,D=12,E=2,F=12,G=12,H=12,I=12,J=12,K=13,L=2,M=12,N=13).items(): ws.column_dimensions[c].width=w
ws.row_dimensions[6].height=30; ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
N='marchbanks AR by property jun25.xlsx'; wb.save(doc(N)); truth(N,'AR',K,rows,tot)
