# loan application form, manufactured home park, Schedule C unit mix; one figure mistyped
from reportlab.pdfgen import canvas
from reportlab.lib import colors
from common import *
N='LoanApp_SchedC_PrairieGate_MHP.pdf'
L=[('TOH - Single-wide lot',74,69,3800,485,515),('TOH - Double-wide lot',38,36,5200,540,575),('POH - 2 Bed home + lot',11,9,3800,965,1025),('POH - 3 Bed home + lot',9,8,4200,1110,1150),('Lease-option home',4,4,3800,895,895),('RV - Monthly, full hookup',16,12,1800,450,475),('RV - Seasonal pull-through',6,2,2100,395,450),('Apartment over office',1,1,720,850,900)]
K=['units','occupied','vacant','pct_occ','sf','actual','actual_total','market','market_total']
rows=[dict(type=t,units=u,occupied=o,vacant=u-o,pct_occ=round(o/u*100),sf=s,actual=a,actual_total=a*o,market=mk,market_total=mk*u) for t,u,o,s,a,mk in L]
T=dict(label='TOTALS',**{k:sum(r[k] for r in rows) for k in('units','occupied','vacant','actual_total','market_total')});T['pct_occ']=round(T['occupied']/T['units']*100)
i=3;good=rows[i]['actual_total'];bad=int(str(good)[0]+str(good)[2]+str(good)[1]+str(good)[3:]) if 0 else 8380
assert good==8880
rows[i]['actual_total']=bad
c=canvas.Canvas(D+N,pagesize=(792,612))
def box(x,y,w,h,lab,val='',fs=9.5):
    c.setLineWidth(.6);c.rect(x,y,w,h);c.setFont('Helvetica',6);c.drawString(x+3,y+h-7.5,lab);c.setFont('Courier',fs);c.drawString(x+5,y+4.5,val)
c.setFillColor(colors.HexColor('#203a5c'));c.rect(36,560,720,24,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont('Helvetica-Bold',12);c.drawString(44,567,'BRIDGE LOAN APPLICATION  -  SCHEDULE C: UNIT / SITE MIX');c.setFont('Helvetica',8);c.drawRightString(748,568,'Form CL-204 (rev. 02/24)   Page 5 of 11');c.setFillColor(colors.black)
box(36,530,330,26,'C-1  PROPERTY NAME','Prairie Gate Mobile Home & RV Park');box(366,530,250,26,'C-2  ADDRESS','2290 County Road 14, Belle Plaine, KS');box(616,530,140,26,'C-3  RENT ROLL DATE','11/01/2025')
box(36,504,240,26,'C-4  BORROWING ENTITY','PGate Communities LLC');box(276,504,160,26,'C-5  PROPERTY TYPE','MHC w/ RV component');box(436,504,110,26,'C-6  SITE ACRES','27.6');box(546,504,210,26,'C-7  UTILITIES','City water / lagoon sewer')
c.setFont('Helvetica-Bold',8.5);c.drawString(36,489,'C-8  Complete one line for each type of unit or site. Monthly amounts in whole dollars. Do not include storage or laundry income.')
W=[30,172,52,60,52,52,62,72,80,72,0];
H=[['Line'],['Type of unit / site'],['No. of','units'],['No.','occupied'],['No.','vacant'],['% occ.'],['Avg. lot /','unit SF'],['Actual rent','(monthly, avg.)'],['Actual rent','x occupied'],['Market rent','(monthly)'],['Market rent','x all units']]
W=[30,170,48,56,48,46,58,72,70,62,60]
X=[36]
for w in W: X.append(X[-1]+w)
assert X[-1]==756
y=458;c.setFillColor(colors.HexColor('#dde5ef'));c.rect(36,y,720,25,fill=1,stroke=1);c.setFillColor(colors.black)
c.setFont('Helvetica-Bold',7)
for j,l in enumerate(H):
    for q,s in enumerate(l): c.drawCentredString((X[j]+X[j+1])/2,y+(15 if len(l)==2 else 9)-q*9,s)
def line(n,lab,r,bold=False):
    global y
    y-=19
    for j in range(11): c.rect(X[j],y,W[j],19)
    c.setFont('Helvetica',7.5);c.drawCentredString(X[0]+15,y+6,n)
    c.setFont('Courier-Bold' if bold else 'Courier',9);c.drawString(X[1]+4,y+6,lab)
    if r:
        for j,k in enumerate(K,2):
            if k in r: c.drawRightString(X[j+1]-5,y+6,f"{r[k]:,}"+('%' if k=='pct_occ' else ''))
for j,r in enumerate(rows): line(f'8{chr(97+j)}',r['type'],r)
for q in range(2): line(f'8{chr(105+q)}','',None)
line('9','TOTALS',T,True)
y-=18;c.setFont('Helvetica',7.5);c.drawString(36,y,'TOH = tenant-owned home; POH = park-owned home. If any home is subject to a lease-option or installment contract, attach a schedule of the contracts (C-12).')
y-=34;box(36,y,170,26,'C-10  VACANT POH NEEDING REPAIR','2');box(206,y,170,26,'C-11  INFILL HOMES ON ORDER','3');box(376,y,190,26,'C-12  CONTRACT SCHEDULE ATTACHED','[X] Yes   [ ] No');box(566,y,190,26,'C-13  LAST LOT RENT INCREASE','03/01/2025  $25')
y-=30;c.setFont('Helvetica',7.5);c.drawString(36,y,'The undersigned certifies that the above is complete and agrees with the certified rent roll delivered with this application.')
y-=30;box(36,y,330,26,'SIGNATURE OF AUTHORIZED SIGNATORY');box(366,y,250,26,'NAME / TITLE','T. Ostrander, Manager');box(616,y,140,26,'DATE','11/12/2025')
c.save();print(T)
save(N,'UM',dict(what=f"line 8d (POH - 3 Bed home + lot): actual rent x occupied printed {bad:,} instead of {good:,} (8 x 1,110); the printed total {T['actual_total']:,} uses {good:,}",kind='digit_changed'),K,rows,[T],'loan application form page, schedule C site mix, boxed form, MHP/RV',True)
