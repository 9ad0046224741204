"""Cash-basis farm land ledger summary kept by hand in a sheet: money typed as text, side notes and a side table of bushels; one planted wrong total. openpyxl."""
import os,datetime
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
NAME='harlan co farm 2024 in & out.xlsx'
s=St('What came in and what went out','Harlan County Farm','2024-01-01','2024-12-31',['Home Place 292 ac','Sec. 14 320 ac','Both'],sheet='2024')
notes={}
def L(q,a,b,note=None):
    i=s.l(q,[a,b,round((a or 0)+(b or 0),2)],lvl=1)
    if note: notes[i]=note
    return i
s.h('CAME IN')
a=[L('Cash rent - spring half',30660,0,'Dale paid 3/4, ck 2218'),L('Cash rent - fall half',30660,0),L('Crop share corn (1/3)',None,41872.36,'sold 2 loads Oct, rest Jan 25 goes on next year'),L('Crop share beans (1/3)',None,18340.15),L('Pasture rent',4800,None,'$40 x 120 ac, 5 mo.'),L('CRP payment',2916,1388.5),L('Hunting lease',1500,2000,'same 2 fellows from Hastings'),L('Wind option payment',None,6400,'yr 2 of 5'),L('Patronage & co-op dividend',None,212.47),L('House rent (old farmstead)',7200,None,'$600/mo all 12')]
ti=s.t('Total in',a,type='TOTAL',key='total_income')
s.h('WENT OUT')
a=[L('Real estate tax - 1st half',6918.4,7340.22,'Harlan Co. treasurer 4/29'),L('Real estate tax - 2nd half',6918.4,7340.22),L('Irrigation power (our 1/3)',None,3877.61),L('Seed & chemical (our 1/3)',None,12204.9,'dropped seed corn to 1 supplier'),L('Fertilizer (our 1/3)',None,8115),L('Crop insurance',None,2290),L('Pivot repair',None,4136.75,'gearbox tower 5 + tire'),L('Fence & gates',1845.3,None),L('Terrace / waterway work',None,3500,'NRCS cost share still owed to us!!'),L('Insurance - liability & house',1688,410),L('House furnace & roof patch',2975.18,None),L('Farm manager fee',5250,7020,'7% of the rent, 10% of shares'),L('NRD & drainage assessment',376.5,511.2),L('Abstract & attorney',350,None)]
te=s.t('Total out',a,type='TOTAL',key='total_operating_expenses')
n=s.t('Left before the land loan',[ti,te],[1,-1],'TOTAL',key='noi')
s.h('LAND LOAN - Farm Credit')
a=[L('Interest',None,9884.06),L('Principal',None,14500)]
tl=s.t('Total loan',a)
e=s.t('LEFT FOR THE FAMILY',[n,tl],[1,-1],'TOTAL',key='net_cash_flow')
good=s.rows[e]['v'][2];bad=round(good+900,2);s.rows[e]['v'][2]=bad
s.planted={'what':f"'LEFT FOR THE FAMILY', Both: printed {bad:,.2f}, the two tracts and the rows above give {good:,.2f}",'kind':'total_wrong'}
wb=Workbook();w=wb.active;w.title='2024';wb.properties.created=datetime.datetime(2025,2,2)
F=lambda **k:Font(name='Comic Sans MS' if k.pop('hand',0) else 'Calibri',size=k.pop('size',11),**k)
w['B1']='Harlan County Farm';w['B1'].font=F(bold=True,size=16)
w['B2']='What came in and what went out - calendar 2024, by the checkbook (cash)';w['B2'].font=F(italic=True)
w['H3']='notes to self';w['H3'].font=F(hand=1,italic=True,color='FF1F5FBF')
row=4
for c,a_,b_ in ((3,'Home Place','292 ac'),(4,'Sec. 14','320 ac'),(5,'Both','')):
    w.cell(row,c,a_);w.cell(row+1,c,b_ or None)
    for r in(row,row+1): w.cell(r,c).font=F(bold=True);w.cell(r,c).alignment=Alignment(horizontal='right')
    w.cell(row+1,c).border=Border(bottom=Side(style='medium'))
w.cell(row+1,2).border=Border(bottom=Side(style='medium'))
row=6;n_=0
txt=lambda v:None if v is None else f'{v:,.2f}'
for i,r in enumerate(s.rows):
    if r['type']=='HEADING' and i: row+=1
    b=r['type']!='LINE'
    w.cell(row,2,('   ' if not b else '')+r['label']).font=F(bold=b)
    if r['type']=='HEADING': w.cell(row,2).fill=PatternFill('solid',fgColor='FFFFF2CC')
    else:
        for c,v in zip((3,4,5),r['v']):
            if v is None: continue
            # the farm hand types dollars as text, the sum cells are numbers
            q=w.cell(row,c,('$'+txt(v)) if not b and c!=5 else float(v))
            if b or c==5: q.number_format='#,##0.00;-#,##0.00'
            q.alignment=Alignment(horizontal='right');q.font=F(bold=b)
            if b: q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if i==e else None)
    if r['type']=='LINE': n_+=1;w.cell(row,1,'x' if n_%3 else None).font=F(size=8,color='FF888888')
    if i in notes: w.cell(row,8,notes[i]).font=F(hand=1,size=9,color='FF1F5FBF')
    row+=1
# side table
for k,x in enumerate([('Our bushels','Corn','Beans'),('Made (1/3)','17,420','2,615'),('Sold in 2024','9,905','1,790'),('In the bin 12/31','7,515','825')]):
    for c,v in zip((8,9,10),x):
        q=w.cell(24+k+10,c,v);q.font=F(size=9,bold=k==0);q.border=Border(*[Side(style='hair')]*4);q.alignment=Alignment(horizontal='right' if c>8 else 'left')
w.cell(row+1,2,"x = cleared the bank.  Bins are not counted as income till the check comes.").font=F(italic=True,size=9)
for c,wd in zip('ABCDEFGHIJ',(3,34,15,15,15,2,2,40,9,9)): w.column_dimensions[c].width=wd
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True
y=wb.create_sheet('2023');y['B1']='2023 - see paper file, not keyed'
wb.save(os.path.join(DOC,NAME))
save(NAME,[s],'LAND','OPERATING_STATEMENT','hand-kept cash ledger, money typed as text, check marks, side notes and side table of bushels',True)
