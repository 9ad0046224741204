# classified comparative balance sheet with note column, parking company
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
s=St('Balance Sheets','Kestrel Street Garage Associates, L.P.',None,'2024-09-30',['2024','2023'])
s.h('ASSETS');s.h('Current assets:')
ca=[s.l('Cash and cash equivalents',[212904,347118],n='2'),s.l('Monthly parker receivables, less allowance of $6,100 and $4,800',[58330,41975]),s.l('Due from operator',[93412,88067],n='3'),s.l('Prepaid insurance and taxes',[74860,69204])]
a=s.t('Total current assets',ca)
s.h('Property, at cost:')
p=[s.l('Land',[2150000,2150000]),s.l('Garage structure',[9846220,9802470]),s.l('Revenue control equipment',[418935,386210])]
pg=s.t('',p) if 0 else None
p.append(s.l('Accumulated depreciation',[-5127746,-4859303],n='4'))
pt=s.t('Net property',p)
s.h('Other assets:')
o=[s.l('Restricted escrows',[186000,162000],n='5'),s.l('Loan costs, net',[27415,38381])]
ot=s.t('Total other assets',o)
ta=s.t('TOTAL ASSETS',[a,pt,ot],typ='TOTAL',key='total_assets')
s.h("LIABILITIES AND PARTNERS' DEFICIT");s.h('Current liabilities:')
cl=[s.l('Mortgage note in default, classified as current',[8215400,None],n='5'),s.l('Current maturities of long-term debt',[None,214800],n='5'),s.l('Accounts payable and accrued expenses',[171246,118930]),s.l('Accrued interest, including default interest',[412770,39115],n='5'),s.l('Parking taxes payable',[36118,33402]),s.l('Prepaid monthly parking',[22460,25715])]
c1=s.t('Total current liabilities',cl)
s.h('Long-term liabilities:')
ll=[s.l('Mortgage note, net of current maturities',[None,8215400],n='5'),s.l('Advances from general partner',[640000,425000],n='6')]
c2=s.t('Total long-term liabilities',ll)
tl=s.t('Total liabilities',[c1,c2],key='total_liabilities')
A=s.rows[ta]['values'];L=s.rows[tl]['values']
s.h("Partners' deficit:")
q=[A[i]-L[i] for i in(0,1)];gp=[-19407,-17842]
e=[s.l('General partner',gp),s.l('Limited partners (480 units)',[q[i]-gp[i] for i in(0,1)])]
te=s.t("Total partners' deficit",e,key='total_equity')
s.t("TOTAL LIABILITIES AND PARTNERS' DEFICIT",[tl,te],typ='TOTAL')
N='05_kestrel_garage_balance.pdf';W,H=A4
c=canvas.Canvas(D(N),pagesize=A4);y=H-60
for t,ft,z in [('KESTREL STREET GARAGE ASSOCIATES, L.P.','Times-Bold',13),('(A Limited Partnership)','Times-Italic',10),('Balance Sheets','Times-Bold',12),('September 30, 2024 and 2023','Times-Roman',10.5)]: c.setFont(ft,z);c.drawCentredString(W/2,y,t);y-=15
y-=8;c.setFont('Times-Bold',9.5);c.drawCentredString(368,y,'Notes')
for x,t in((450,'2024'),(530,'2023')): c.drawRightString(x,y,t);c.line(x-62,y-3,x,y-3)
y-=18;dl={0:1}
for i,(r,x) in enumerate(zip(s.rows,s.x)):
    l=r['label'];hd=r['rowType']=='HEADING'
    if hd:
        y-=4
        c.setFont('Times-Bold' if l.isupper() else 'Times-Roman',9.5)
        (c.drawCentredString(W/2,y,l) if l.isupper() else c.drawString(60,y,l));y-=14;continue
    tot=r['rowType']!='LINE'
    c.setFont('Times-Bold' if r['rowType']=='TOTAL' or l in('Total liabilities',) else 'Times-Roman',9.5)
    if 'less allowance' in l:
        u,w=l.split(', less ');c.drawString(74,y,u+', less');y-=11;c.drawString(86,y,w)
    else: c.drawString(60 if r['rowType']=='TOTAL' else (88 if tot else 74),y,l)
    if x.get('n'): c.drawCentredString(368,y,x['n'])
    for xx,v in((450,r['values'][0]),(530,r['values'][1])):
        if tot: c.line(xx-62,y+9,xx,y+9)
        if r['rowType']=='TOTAL' or i==2 or (l.startswith('Mortgage note in')): c.drawString(xx-60,y,'$')
        c.drawRightString(xx+(3 if v and v<0 else 0),y,'\u2013' if v is None else (f'({-v:,})' if v<0 else f'{v:,}'))
        if r['rowType']=='TOTAL': c.line(xx-62,y-3,xx,y-3);c.line(xx-62,y-5,xx,y-5)
    y-=19 if tot else 13
c.setFont('Times-Italic',9);c.drawCentredString(W/2,44,'The accompanying notes are an integral part of these financial statements.');c.drawCentredString(W/2,30,'2');c.save()
save(N,[s],'PARKING','BALANCE_SHEET','audited-style classified comparative balance sheet with notes column')
