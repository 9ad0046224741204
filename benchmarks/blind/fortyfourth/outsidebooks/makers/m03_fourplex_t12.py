from common import *
import xlsxwriter,random
random.seed(3)
M=['Jan','Feb','Mar','Apr','May','June','July','Aug','Sept','Oct','Nov','Dec']
f='03_maple_st_fourplex_2024.xlsx'
s=S('Maple St fourplex - money in & out 2024','Maple St fourplex',M+['YEAR'],'2024-01-01','2024-12-31',sheet='2024',
 planted={'what':'"Total going out" for Sept is a typed-over number with transposed digits; the year total and what is left agree with the lines','kind':'total_wrong'})
def L(lab,v,lev=0,note=None):
    return s.l(lab,list(v)+[sum(x or 0 for x in v)],note=note)
s.h('RENT COMING IN')
i=[L('Apt 1 (Deb)',[925]*6+[950]*6),L('Apt 2',[875]*4+[0,0]+[995]*6,note='empty May-June, painted + new floor'),L('Apt 3 - Luis & Ana',[1050]*12),L('Apt 4 upstairs',[890]*10+[915]*2),L('Laundry coins',[62,58,71,55,38,41,66,70,63,59,74,68]),L('Garage stalls',[120,120,120,120,80,80,120,120,120,120,120,120])]
ti=s.t('Total in',i,key='total_income')
s.h('GOING OUT')
N=None
e=[L('City taxes',[N,N,N,2386.42,N,N,N,N,N,2386.42,N,N]),L('Insurance (Erie)',[N,N,1874,N,N,N,N,N,N,N,N,N]),L('Water/sewer',[N,318.77,N,301.05,N,288.40,N,335.19,N,329.66,N,312.08]),
L('Gas - boiler',[411.26,398.55,322.18,201.47,88.03,41.19,38.66,37.92,44.71,129.84,268.93,377.50]),L('Hall lights',[34.10,33.87,32.44,31.09,30.55,31.72,33.40,33.96,31.88,32.01,33.25,34.61]),L('Trash pickup',[85]*12),L('Mowing / plowing',[180,240,120,N,140,140,140,140,140,70,N,160]),
L('Fix-it stuff',[126.5,N,89.99,240,1318.25,2960.4,75,N,412.36,58.12,N,149]),L('Ads',[N,N,N,N,45,45,N,N,N,N,N,N]),L("Ray's cut for showing/collecting",[150]*12)]
te=s.t('Total going out',e,key='total_operating_expenses')
nt=s.t("What's left before bank",[ti,te],minus=[te],key='noi')
mo=L('First Federal loan pmt',[1642.88]*12)
ni=s.t('Left for family',[nt,mo],minus=[mo],key='net_cash_flow',kind='TOTAL')
good=s.d['rows'][te]['values'][8]
# Sept transposed
bad=round(good+ (54 if True else 0),2)
g=f'{good:.2f}'; ds=list(g)
# swap hundreds/tens digits
k=g.index('.')-3; ds[k],ds[k+1]=ds[k+1],ds[k]; bad=float(''.join(ds)); assert bad!=good,(good,)
s.d['rows'][te]['values'][8]=bad; s.key('total_operating_expenses',te)
w=xlsxwriter.Workbook(DOC+f); ws=w.add_worksheet('2024')
B=w.add_format({'bold':1}); T=w.add_format({'bold':1,'font_size':14,'font_color':'#1F4E78'}); n=w.add_format({'num_format':'#,##0.00;-#,##0.00'}); nb=w.add_format({'num_format':'#,##0.00','bold':1,'top':1,'bg_color':'#FFF2CC'})
ny=w.add_format({'num_format':'#,##0.00','bold':1,'bg_color':'#FFF2CC'}); hd=w.add_format({'bold':1,'bottom':2,'align':'center','bg_color':'#DDEBF7'}); yl=w.add_format({'bold':1,'bg_color':'#E2EFDA'}); it=w.add_format({'italic':1,'font_color':'#7F7F7F','font_size':9})
ws.set_column(0,0,2); ws.set_column(1,1,31); ws.set_column(2,13,10); ws.set_column(14,14,12.5); ws.set_column(15,15,2); ws.set_column(16,16,34)
ws.write(0,1,'Maple St fourplex - money in & out 2024',T); ws.write(1,1,'418 Maple St, Oneonta NY  (Mom & Dad bought 1991)',it)
for j,m in enumerate(M+['YEAR']): ws.write(3,2+j,m,hd)
r0=4; rowof={}
r=r0
C='CDEFGHIJKLMNO'
for ix,(row,m) in enumerate(s.R()):
    if row['rowType']=='HEADING': ws.write(r,1,row['label'],yl); rowof[ix]=r; r+=1; continue
    rowof[ix]=r; tot=row['rowType']!='LINE'
    ws.write(r,1,row['label'],B if tot else None)
    for j,v in enumerate(row['values']):
        c=C[j]
        if tot:
            if ix==te and j==8: ws.write_number(r,2+j,v,nb); continue
            if j==12: fm=f'=SUM(C{r+1}:N{r+1})' if ix!=te else '='+'+'.join(f'O{rowof[q]+1}' for q in e)
            elif ix==ti: fm=f'=SUM({c}{rowof[i[0]]+1}:{c}{rowof[i[-1]]+1})'
            elif ix==te: fm=f'=SUM({c}{rowof[e[0]]+1}:{c}{rowof[e[-1]]+1})'
            elif ix==nt: fm=f'={c}{rowof[ti]+1}-SUM({c}{rowof[e[0]]+1}:{c}{rowof[e[-1]]+1})'
            else: fm=f'={c}{rowof[nt]+1}-{c}{rowof[mo]+1}'
            ws.write_formula(r,2+j,fm,nb,v)
        elif j==12: ws.write_formula(r,2+j,f'=SUM(C{r+1}:N{r+1})',ny,v)
        elif v is not None: ws.write_number(r,2+j,v,n)
    if m.get('note'): ws.write(r,16,m['note'],it)
    r+=1
    if tot: r+=1
ws.write(r+1,1,'Boiler guy: Stan 555-0148',it); ws.write(r+2,1,'Deposits held at credit union:',it); ws.write(r+2,2,3740,n)
ws.freeze_panes(4,2); ws.set_landscape(); ws.fit_to_pages(1,0)
w.close()
save(f,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','family owner (hand-grown spreadsheet)','home-made monthly sheet with formulas, side remarks','medium')
