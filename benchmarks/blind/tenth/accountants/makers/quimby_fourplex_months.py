from pathlib import Path as _P; HERE=str(_P(__file__).resolve().parents[1])
import sys,random; sys.path.insert(0,HERE+'/makers')
from _t import *
import xlsxwriter
from xlsxwriter.utility import xl_col_to_name as cn
random.seed(12)
NAME='quimby_st_fourplex_by_month.xlsx'
mo=['Oct','Nov','Dec','Jan','Feb','Mar','Apr','May','June','July','Aug','Sept']
full=['Oct 2023','Nov 2023','Dec 2023']+[f'{m} 2024' for m in ['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep']]
s=St('611 Quimby','611 Quimby','2023-10-01','2024-09-30',full+['YEAR'],sheet='Oct23-Sep24')
N=None
def L(x,v): 
    assert len(v)==12,(x,len(v)); return s.l(x,list(v)+[round(sum(a or 0 for a in v),2)])
h1=s.h('RENT IN')
a=[L('#1 Dolores',[950]*6+[975]*6),L('#2 (Terry till Feb, then Nadia)',[900,900,900,450,450,N,1050,1050,1050,1050,1050,1050]),L('#3 Pham',[1025]*12),L('#4 upstairs',[875,875,875,875,875,875,875,900,900,900,900,450]),L('washer quarters',[38,41,36.5,44,40,35,52,47,39.25,43,50,46]),L('sec dep kept - Terry',[N]*5+[450]+[N]*6)]
ti=s.t('all in',a,'total_income')
h2=s.h('OUT')
b=[L('city water',[N,212.4,N,198.77,N,224.1,N,207.35,N,251.6,N,243.18]),L('PUD hall lights',[31.2,33.85,38.4,41.17,39.02,35.5,30.11,27.6,25.95,24.8,26.33,28.71]),L('garbage',[118.5]*9+[124.25]*3),L('county tax',[2144.62,N,N,N,N,N,2144.62,N,N,N,N,N]),L('Farmers ins',[161]*5+[178]*7),L('plumber',[N,N,385,N,N,1240,N,N,N,N,165,N]),L('paint / flooring #2',[N,N,N,N,N,1876.44,612.9,N,N,N,N,N]),L('hardware store',[22.18,N,64.07,N,13.99,188.3,91.45,N,37.52,18.6,N,55.1]),L('mow / leaves',[60,60,N,N,N,60,120,120,120,120,120,60]),L('fridge #4',[N]*8+[729,N,N,N]),L('me, gas & phone',[40]*12)]
te=s.t('all out',b,'total_operating_expenses')
noi=s.t('left over',[ti,(te,-1)],'noi')
c=L('bank pmt',[1588.41]*12)
k=s.t('MINE',[noi,(c,-1)],'net_cash_flow')
wb=xlsxwriter.Workbook(HERE+'/documents/'+NAME)
w=wb.add_worksheet('Oct23-Sep24')
F=lambda **q:wb.add_format({'font_name':'Comic Sans MS','font_size':9,**q})
w.set_column(0,0,27);w.set_column(1,12,8.3);w.set_column(13,13,10)
w.write(0,0,'611 Quimby',F(bold=1,font_size=13));w.write(0,2,'4-plex, my fiscal yr',F())
w.write(2,1,2023,F(bold=1,align='left'));w.write(2,4,2024,F(bold=1,align='left'))
for i,m in enumerate(mo+['YEAR']):w.write(3,1+i,m,F(bold=1,align='center',bottom=1))
r=4;pos={}
ev=random.Random(3)
for i,x in enumerate(s.rows):
    v=x['values'];tp=x['rowType']
    if i==h2 or i==k: r+=1
    pos[i]=r
    tot=tp=='TOTAL'
    w.write(r,0,x['label'],F(bold=tp!='LINE',bg_color='#FFFF99' if i==k else '#FFFFFF',**({'underline':1} if tp=='HEADING' else {})))
    if tp=='HEADING':r+=1;continue
    for j in range(13):
        C=cn(1+j);y=v[j]
        fm=F(num_format='#,##0.00' if tot or j==12 else 'General',bold=tot,top=1 if i in(ti,te) else 0,**({'bg_color':'#FFFF99'} if i==k else {}))
        if tot:
            fx={0:0}
            if i==ti:t=f'=SUM({C}{pos[a[0]]+1}:{C}{pos[a[-1]]+1})'
            elif i==te:t=f'=SUM({C}{pos[b[0]]+1}:{C}{pos[b[-1]]+1})'
            elif i==noi:t=f'={C}{pos[ti]+1}-{C}{pos[te]+1}'
            else:t=f'={C}{pos[noi]+1}-{C}{pos[c]+1}'
            w.write_formula(r,1+j,t,fm,y)
        elif j==12:w.write_formula(r,13,f'=SUM(B{r+1}:M{r+1})',fm,y)
        elif y is not None:w.write_number(r,1+j,y,fm)
    if i==a[1]:w.write(r,14,'<- half rent Jan Feb, judge said ok. empty March',F(font_color='#C00000'))
    if i==a[3]:w.write(r,14,'owes me 450',F(font_color='#C00000'))
    if i==b[5]:w.write(r,14,'Mar = sewer line',F(font_color='#C00000'))
    r+=1
r+=1
w.write(r,0,'bank bal Sept 30: 88,214.07   rate 5.25',F());w.write(r+1,0,'To do: #3 window, ask Farmers about the deductible',F())
w.set_landscape();w.fit_to_pages(1,1);w.set_paper(5);wb.close()
save(NAME,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','Owner-kept month sheet of a fourplex, fiscal year Oct-Sep, years in a band above the month names, tenant-wise rent lines, margin notes, homely words for totals',True)
print(s.v(ti)[12],s.v(te)[12],s.v(k))
