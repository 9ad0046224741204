from make_lib import *
import random
random.seed(23)
from reportlab.pdfbase import pdfmetrics
U='/usr/share/fonts/type1/urw-base35/'
def t1(n):
    import struct,tempfile,os
    raw=open(U+n+'.t1','rb').read();i=raw.index(b'eexec')+6
    tail=raw.rindex(b'cleartomark');z=tail
    while raw[z-1:z] in b'0\n\r ' and z>0: z-=1
    mid=raw[i:z]
    if all(ch in b'0123456789abcdefABCDEF\r\n ' for ch in mid[:64]):
        hx=b''.join(mid.split());mid=bytes.fromhex((hx+b'0'*(len(hx)%2)).decode())
    seg=lambda k,x:struct.pack('<BBI',128,k,len(x))+x
    p=tempfile.mkdtemp(dir=HERE)+'/f.pfb';open(p,'wb').write(seg(1,raw[:i])+seg(2,mid)+seg(1,b'\n'+(b'0'*64+b'\n')*8+b'cleartomark\n')+bytes([128,3]))
    f=pdfmetrics.EmbeddedType1Face(U+n+'.afm',p);pdfmetrics.registerTypeFace(f);pdfmetrics.registerFont(pdfmetrics.Font(n,f.name,'WinAnsiEncoding'))
    os.remove(p);os.rmdir(os.path.dirname(p));return n
try:
    CR,CB,CI=t1('C059-Roman'),t1('C059-Bold'),t1('C059-Italic');GR,GB=t1('URWGothic-Book'),t1('URWGothic-Demi')
except Exception as e:
    print('t1 fallback',repr(e));CR,CB,CI='Times-Roman','Times-Bold','Times-Italic';GR,GB='Helvetica','Helvetica-Bold'
H,HB='Helvetica','Helvetica-Bold'
# ===== insurance schedule
d=Doc('insurance_schedule',(595.3,841.9))
d.rect(0,0,14,841.9,fill=(.45,.2,.5))
d.text(48,58,'Arden Mutual',GB,18,col=(.45,.2,.5)); d.text(547,52,'Policy schedule',GR,15,'r'); 
d.text(547,66,'Commercial combined',GR,9,'r')
d.para(48,92,499,'This schedule replaces any earlier one and forms part of policy AMC 2210 48731. The insured is Pellow Joinery Ltd of Unit 9, Trevose Yard. Cover runs from 00:01 on 1 March 2025 to midnight on 28 February 2026. Please read it with the policy wording (form CC-12) and tell us at once if anything is wrong.',GR,8.6,11)
d.text(48,142,'What is covered',GB,11,col=(.45,.2,.5))
pu=(.93,.88,.95)
S=lambda t:R([C(t,cs=5)]+[None]*4,f=GB,fill=pu)
b=[(0,4,.3)]
rows=[R(['Section','Property or liability insured',C('Included',al='c'),C('Sum insured or limit',al='r'),C('Excess',al='r')],f=GB,below=[(0,4,1.2)]),
S('Property'),R(['1A','Buildings, including tenant’s improvements','No','–','–'],below=b),R(['1B','Machinery, plant and all other contents','Yes','£412,000','£500'],below=b),R(['1C','Stock and materials in trade, of which timber kept in the open yard up to £15,000','Yes','£96,500','£500'],below=b),R(['1D','Computers and electronic office equipment','Yes','£18,000','£250'],below=b),R(['2','Goods in transit, any one vehicle','Yes','£10,000','£250'],below=b),
S('Revenue'),R(['3A','Loss of gross profit, 24 months’ indemnity period','Yes','£640,000','nil'],below=b),R(['3B','Increased cost of working only','No','–','–'],below=b),R(['3C','Outstanding debit balances','Yes','£50,000','nil'],below=b),
S('Liability'),R(['4','Employers’ liability, any one occurrence','Yes','£10,000,000','nil'],below=b),R(['5','Public and products liability, any one occurrence and in the aggregate for products','Yes','£5,000,000','£250'],below=b),R(['6','Directors’ and officers’ liability','No','–','–'],below=b),
R(['7','Commercial legal expenses','Yes','£100,000','£200'],below=[(0,4,1.2)])]
y=d.table(48,152,[46,237,54,98,64],rows,al=['l','l','c','r','r'],f=GR,sz=8.4,pad=2.6)
d.text(48,y+24,'Premium',GB,11,col=(.45,.2,.5)); d.text(310,y+24,'Payment plan',GB,11,col=(.45,.2,.5))
y0=y+32
g=lambda v:C(v,cur='£')
rows=[[ 'Property and revenue',g('3,118.40')],['Liability',g('2,206.75')],['Legal expenses',g('84.00')],['Terrorism (not taken)',C('–',al='r')],R(['Premium before tax',g('5,409.15')],above=[(1,1,.6,8)],f=GB),['Insurance premium tax at 12%',g('649.10')],R(['Total payable',g('6,058.25')],f=GB,above=[(1,1,.6,8)],below=[(1,1,1.4,8)])]
ya=d.table(48,y0,[146,84],rows,al=['l','r'],f=GR,sz=8.4,pad=2,px=8)
rows=[R(['Instalment','Due date',C('Amount',al='r')],f=GB,fill=pu)]+[[a,b_,c] for a,b_,c in [('First','15 March 2025','£1,520.75'),('Second','15 June 2025','£1,512.50'),('Third','15 September 2025','£1,512.50'),('Fourth','15 December 2025','£1,512.50')]]
yb=d.table(310,y0,[70,97,70],rows,al=['l','l','r'],f=GR,sz=8.4,pad=2.6)
y=max(ya,yb)+24
d.text(48,y,'Endorsements that apply',GB,11,col=(.45,.2,.5))
rows=[R(['Code','Title','What it means for you'],f=GB,above=[(0,2,1.2)],below=[(0,2,.6)]),['E07','Waste and dust','Sawdust must be swept up daily and taken out of the building at the close of work.'],['E15','Intruder alarm','The alarm must be set whenever the premises are left unattended and must be kept under a service contract.'],['E31','Heat work away','Work with blow lamps or torches away from your premises is not covered.'],R(['E44','Yard storage','Timber in the open must be at least ten metres from any building.'],below=[(0,2,1.2)])]
y=d.table(48,y+8,[40,100,359],rows,al='l',f=GR,sz=8.4,pad=2)
d.text(48,818,'Arden Mutual Insurance Society Limited. Schedule issued 11 February 2025.',GR,7)
d.save()
# ===== invoice register, rotated page
d=Doc('overdue_invoice_register',(841.9,595.3))
d.c.setPageRotation(90); d.c.translate(595.3,0); d.c.rotate(90)
F,FB='Courier','Courier-Bold'
d.text(40,38,'NORDHAVN TRADING INC',FB,10); d.text(802,38,'RUN 05/31/24 18:42  PAGE 4',F,8,'r')
d.text(40,50,'ACCOUNTS RECEIVABLE - OPEN INVOICES BY CUSTOMER, AGED AT MAY 31, 2024 (USD)',F,8.5)
cust=[('10044','Abbot & Lyle Grocers',3),('10102','Bayside Hotel Supply',4),('10119','Casa Verde Markets',2),('10233','Dunmore Institutional Foods',5),('10310','Eastgate Cash & Carry',1),('10355','Fjellheim Provisions',4),('10402','Grange Street Delicatessen',3),('10477','Harbor Point Schools',3)]
cw=[46,170,56,62,62,68,68,68,68,68]
rows=[R(['Cust','Customer name','Invoice','Inv date','Due date','Total','Current','1-30 days','31-60 days','Over 60'],f=FB,above=[(0,9,.6)],below=[(0,9,.6)],al=['l','l','l','c','c']+['r']*5)]
inv=70812;T=[0]*5
for no,nm,k in cust:
    sub=[0]*5
    for i in range(k):
        inv+=random.randint(3,90);a=random.randint(9000,890000)/100;age=random.choice([0,0,1,1,2,3])
        mo,dd=[(5,random.randint(4,28)),(4,random.randint(2,28)),(3,random.randint(3,28)),(1,random.randint(3,28))][age]
        v=['']*4;v[age]=f'{a:,.2f}';sub[0]+=a;sub[age+1]+=a
        rows.append([no if i==0 else '',nm if i==0 else '',str(inv),f'{mo:02d}/{dd:02d}/24',f'{mo+1:02d}/{dd:02d}/24',f'{a:,.2f}']+v)
    for j in range(5):T[j]+=sub[j]
    rows.append(R(['','Customer total','','','']+[f'{x:,.2f}' if x else '' for x in sub],f=FB,above=[(5,9,.3,4)]))
rows.append(R(['','Report total','','','']+[f'{x:,.2f}' for x in T],f=FB,above=[(5,9,.8,4)],below=[(5,9,.8,4)]))
rows.append(R(['','Share of total','','','','100.0%']+[f'{100*x/T[0]:.1f}%' for x in T[1:]]))
y=d.table(40,60,cw,rows,al=['l','l','l','c','c']+['r']*5,f=F,sz=8,pad=1.0,ld=10)
d.text(40,y+16,'*** END OF REPORT ***',F,8)
d.save()
# ===== HR form
d=Doc('hr_appraisal_form',(595.3,841.9))
d.rect(40,34,555,62,fill=(.15,.15,.15)); d.text(50,53,'ANNUAL APPRAISAL RECORD',HB,13,col=(1,1,1)); d.text(545,53,'Form HR-27',H,9,'r',(1,1,1))
y=82
for lab,val,x,w in [('Employee','Marguerite Oyelaran',40,250),('Staff no.','004-1187',310,245)]:
    d.text(x,y,lab,H,8);d.rect(x+62,y-11,x+w,y+4,stroke=(.4,.4,.4));d.text(x+67,y,val,'Courier',9)
y=104
for lab,val,x,w in [('Department','Packaging Line 2',40,250),('Manager','T. Brandvold',310,245)]:
    d.text(x,y,lab,H,8);d.rect(x+62,y-11,x+w,y+4,stroke=(.4,.4,.4));d.text(x+67,y,val,'Courier',9)
y=132;d.text(40,y,'A.  Objectives for the past year',HB,10)
K='Courier'
Q=lambda t:C(t,f=K)
rows=[R([C('No.',al='c'),'Objective agreed','Weight','Result','Score\n(1–5)'],f=HB,fill=(.87,.87,.87),va='mid',al=['c','l','c','l','c'])]
for i,(o,w,r,s) in enumerate([('Reduce changeover time on filler from 48 to 35 minutes','30%','36 min, nearly met','4'),('Train two operators as line leads','25%','both signed off in June','5'),('Keep absence below 4%','15%','4.6%','3'),('Complete HACCP refresher','10%','done 14 Feb','4'),('Lead 5S audit in the store','20%','postponed to next year','')]): rows.append([str(i+1),Q(o),Q(w),Q(r),Q(s)])
y=d.table(40,y+8,[32,238,50,145,50],rows,al=['c','l','c','l','c'],f=H,sz=8.3,pad=3,grid='full',gw=.6)
y+=22;d.text(40,y,'B.  Competencies',HB,10);d.text(132,y,'(mark one box in each line)',H,8)
rows=[R([C('Competency',rs=2),C('Employee’s own view',cs=3,al='c'),None,None,C('Manager’s view',cs=3,al='c'),None,None],f=HB,fill=(.87,.87,.87),va='mid'),R([None,'Below','Meets','Above','Below','Meets','Above'],f=HB,fill=(.87,.87,.87),al='c')]
for t,a,b in [('Quality of work',2,2),('Safety awareness',1,2),('Working with others',1,1),('Planning and use of time',0,1),('Written records',1,0)]:
    r=[t]+['']*6;r[1+a]=C('X',f='Courier-Bold');r[4+b]=C('X',f='Courier-Bold');rows.append(r)
y=d.table(40,y+8,[155,60,60,60,60,60,60],rows,al=['l']+['c']*6,f=H,sz=8.3,pad=2.6,grid='full',gw=.6)
y+=22;d.text(40,y,'C.  Comments by the employee',HB,10)
d.rect(40,y+7,555,y+50,stroke=(.4,.4,.4));d.text(46,y+20,'I would like to move to the day shift from September and to take',K,9);d.text(46,y+32,'the forklift course once the new line is running.',K,9)
y+=72;d.text(40,y,'D.  Leave and absence in the year',HB,10)
rows=[R(['Type','From','To','Working days','Certificate'],f=HB,below=[(0,4,1)]),['Annual leave','8 Apr 2024','19 Apr 2024','10','–'],['Sickness','3 Jun 2024','5 Jun 2024','3','yes'],['Annual leave','29 Jul 2024','9 Aug 2024','10','–'],['Family emergency','16 Oct 2024','16 Oct 2024','1','no'],['Sickness','25 Nov 2024','3 Dec 2024','7','yes'],R(['Total','','','31',''],f=HB,above=[(0,4,.5)],below=[(0,4,1)])]
y=d.table(40,y+7,[155,100,100,90,70],rows,al=['l','l','l','r','c'],f=H,sz=8.3,pad=2)
y+=30
for i,l in enumerate(['Employee’s signature','Manager’s signature']):
    x=40+i*270;d.line(x,y+14,x+245,y+14,.5);d.text(x,y+24,l+' and date',H,7.5)
d.text(40,818,'Keep in the personnel file for six years.   HR-27 (rev. 11/2023)',H,7)
d.save()
# ===== remuneration report
d=Doc('remuneration_report_page',(595.3,793.7))
d.text(50,46,'Corporate governance',CI,8.5);d.text(545,46,'Stanmoor Foods Group  –  2024',CI,8.5,'r');d.line(50,51,545,51,.4)
d.text(50,78,'Annual report on remuneration',CB,15)
d.text(50,98,'Single total figure for executive directors (audited)',CB,9.5)
W=[114]+[38]*10
s='£’000'
yr=['2024','2023']
rows=[R([None]+[x for t in ['Salary','Benefits','Bonus','Long-term\nincentives','Total'] for x in (C(t,cs=2,al='c'),None)],f=CB,va='bot',below=[(i,i+1,.4,4) for i in(1,3,5,7,9)]),
 R([None]+yr*5,f=CB,al='r'),R([None]+[s]*10,below=[(0,10,.7)],f=CI)]
E=[('Imogen Thackray ¹',[540,512,22,21,388,301,610,402]),('Rahul Desmond',[398,385,19,19,271,226,422,287]),('Petra Olufsen ²',[176,0,8,0,94,0,0,0]),('Former director:',None),('Gareth Pym ³',[142,340,7,18,0,190,0,248])]
tots=[0]*10
for n,v in E:
    if v is None: rows.append(R([n]+[None]*10,f=CI));continue
    a=sum(v[0::2]);b=sum(v[1::2]);v=v+[a,b];tots=[p+q for p,q in zip(tots,v)];rows.append([n]+[fmt(x) for x in v])
rows.append(R(['Total']+[fmt(x) for x in tots],f=CB,above=[(0,10,.4)],below=[(0,10,.7)]))
y=d.table(50,104,W,rows,al=['l']+['r']*10,f=CR,sz=7.9,pad=1.7,px=2.5)
y=d.para(50,y+11,495,'1  Highest paid director.   2  Appointed on 15 May 2024.   3  Stepped down on 29 February 2024.',CR,7)
cw_=238
L=['The committee reviewed salaries in November 2023. The average award for employees was 4.8 per cent and the executive directors received 3.4 per cent. No payments for loss of office were made in the year.','Bonus is based on group profit before tax, on cash conversion and on personal goals, in the proportions shown opposite. One third of any bonus is deferred in shares for three years.']
yl=d.para(50,y+14,cw_,'\n'.join(L),CR,8.8,11,True)
d.text(50,yl+10,'Fees for non-executive directors',CB,9.5)
rows=[R([None,'2024\n£','2023\n£'],f=CB,below=[(0,2,.7)]),['Chair','228,000','220,000'],['Base fee','61,500','59,400'],['Senior independent director','12,000','12,000'],['Chair of audit committee','16,500','15,000'],['Chair of remuneration committee','16,500','15,000'],R(['Workforce engagement','6,000','–'],below=[(0,2,.7)])]
yl=d.table(50,yl+16,[146,46,46],rows,al=['l','r','r'],f=CR,sz=8.6,pad=1.6,px=2)
yl=d.para(50,yl+18,cw_,'Fees were reviewed by the board in the absence of the directors concerned. They are paid in cash and are not pensionable.',CR,8.8,11,True)
x=307
yr_=d.text(x,y+14,'Bonus outcome 2024',CB,9.5) or y+20
rows=[R(['Measure','Weight','Threshold','Stretch','Actual'],f=CB,below=[(0,4,.7)],al=['l','r','r','r','r']),['Profit before tax, £m','50%','81.0','92.5','88.4'],['Cash conversion','20%','85%','98%','99%'],['Goals, out of 10','30%','5','10','7'],R(['Payout, %','','','','72%'],f=CB,above=[(0,4,.4)],below=[(0,4,.7)])]
yr_=d.table(x,yr_,[88,34,46,36,34],rows,al=['l','r','r','r','r'],f=CR,sz=7.9,pad=1.8,px=1.5)
yr_=d.para(x,yr_+16,cw_,'Share ownership is measured at the year end. Directors are expected to build up a holding worth twice their salary within five years of joining the board. Ms Olufsen has until May 2029 to do so. The committee considers that policy operated as intended.',CR,8.8,11,True)
d.text(x,yr_+10,'Shares held at 28 December 2024',CB,9.5)
rows=[R(['Director','Owned\noutright','Unvested\nawards','Guideline\nmet?'],f=CB,va='bot',fill=(.9,.88,.82),al=['l','r','r','c'])]+[R(v,fill=(.97,.96,.93) if i%2 else None) for i,v in enumerate([['Imogen Thackray','214,880','391,204','Yes'],['Rahul Desmond','98,415','270,660','Yes'],['Petra Olufsen','5,000','88,750','No'],['Sir Alan Whitcombe','40,000','–','n/a'],['Dr Mei Laurent','7,250','–','n/a'],['Joan Ferris-Boyd','–','–','n/a']])]
yr_=d.table(x,yr_+16,[88,50,52,48],rows,al=['l','r','r','c'],f=CR,sz=8.2,pad=2,px=3)
d.text(x,yr_+26,'Pay for performance: total return, rebased to 100',CB,8.5)
a0,a1,b0,b1=x+24,x+230,yr_+36,yr_+106
d.line(a0,b0,a0,b1,.5);d.line(a0,b1,a1,b1,.5)
for i in range(4):
    q=b1-i*20;d.text(a0-4,q+2.5,str(80+i*40),CR,6.5,'r');d.line(a0-2,q,a0,q,.4)
pts=[100,112,96,131,142,170];
for i in range(6): d.text(a0+8+i*38,b1+9,str(2019+i),CR,6.5,'c')
for i in range(5): d.line(a0+8+i*38,b1-(pts[i]-80)/2,a0+46+i*38,b1-(pts[i+1]-80)/2,1.2,(.5,.3,.1))
d.text(545,770,'87',CR,8.5,'r')
d.save()
