# senior living unit mix, fpdf2
from common import *
from fpdf import FPDF
n='willowmere_senior_unit_census_mix.pdf'
S=[('Independent Living',[('IL Studio',10,8,455,2895,2718,None,None),('IL One Bedroom',34,31,640,3650,3482,None,850),('IL One Bedroom Deluxe',18,17,735,3995,3806,None,850),('IL Two Bedroom',16,13,980,4725,4590,None,850),('IL Cottage',8,8,1240,5250,5015,None,850)]),
('Assisted Living',[('AL Studio',28,25,348,4495,4267,912,None),('AL Studio Deluxe',12,11,402,4795,4610,985,1150),('AL One Bedroom',20,16,525,5395,5148,1046,1150),('AL Companion Suite',6,6,560,3650,3575,1120,None)]),
('Memory Care',[('MC Private',18,16,310,6750,6482,1385,None),('MC Semi-Private',10,7,395,5350,5204,1410,None)])]
K=['units','occupied','vacant','pct_occ','sf','market','actual','other:Avg. Care Charge','other:2nd Person Fee']
def wa(L,i,w): 
    q=[x for x in L if x[i] is not None]; return round(sum(x[i]*x[w] for x in q)/sum(x[w] for x in q)) if q else None
def tot(lb,L):
    u=sum(x[1] for x in L);o=sum(x[2] for x in L)
    return dict(label=lb,units=u,occupied=o,vacant=u-o,pct_occ=round(o/u*100+1e-9,1),sf=wa(L,3,1),market=wa(L,4,1),actual=wa(L,5,2),**{K[7]:wa(L,6,2)})
pdf=FPDF('P','mm','Letter'); pdf.set_auto_page_break(False); pdf.add_page()
pdf.set_font('Times','B',15); pdf.cell(0,8,'Willowmere Senior Living',align='C',new_x='LMARGIN',new_y='NEXT'); pdf.set_font('Times','',11); pdf.cell(0,6,'Unit Mix, Census and Rate Summary',align='C',new_x='LMARGIN',new_y='NEXT'); pdf.cell(0,6,'Month ended January 31, 2025',align='C',new_x='LMARGIN',new_y='NEXT'); pdf.ln(5)
w=[48,14,14,14,16,14,19,19,20,18]; x0=(215.9-sum(w))/2
H=[('','','Unit Type'),('','Total','Units'),('','Units','Occ.'),('','Units','Vac.'),('','Occ.','%'),('','Avg.','SF'),('','Street','Rate'),('Average','In-Place','Rate'),('Avg.','Care','Charge'),('2nd','Person','Fee')]
pdf.set_font('Times','B',9)
for li in range(3):
    pdf.set_x(x0)
    for i,h in enumerate(H): pdf.cell(w[i],4.2,h[li],align='L' if i==0 else 'R')
    pdf.ln()
y=pdf.get_y()+.6; pdf.set_line_width(.5); pdf.line(x0,y,x0+sum(w),y); pdf.set_y(y+1.5)
def v(k,q):
    if q is None: return 'n/a' if 0 else ''
    return f'{q:.1f}%' if k=='pct_occ' else f'{q:,}'
def ln(lb,d,b=False):
    pdf.set_x(x0); pdf.set_font('Times','B' if b else '',9.5); pdf.cell(w[0],5.4,lb)
    for i,k in enumerate(K): pdf.cell(w[i+1],5.4,v(k,d.get(k)),align='R')
    pdf.ln()
rows=[];tots=[];planted=None
for h,L in S:
    pdf.set_x(x0); pdf.set_font('Times','BI',10); pdf.cell(60,6,h,new_x='LMARGIN',new_y='NEXT')
    for x in L:
        d=dict(type=x[0],units=x[1],occupied=x[2],vacant=x[1]-x[2],pct_occ=round(x[2]/x[1]*100+1e-9,1),sf=x[3],market=x[4],actual=x[5]); d[K[7]]=x[6]; d[K[8]]=x[7]
        ln('  '+x[0],d); rows.append(d)
    t=tot('Total '+h,L)
    if h.startswith('Assisted'): planted=dict(what=f"Total Assisted Living, units vacant printed {t['vacant']+2} instead of {t['vacant']}",kind='total_wrong'); t['vacant']+=2
    pdf.set_line_width(.2); y=pdf.get_y(); pdf.line(x0+w[0],y,x0+sum(w),y); ln(t['label'],t,True); tots.append(t); pdf.ln(2.5)
t=tot('Total Community',[x for _,L in S for x in L]); y=pdf.get_y(); pdf.line(x0,y,x0+sum(w),y); ln(t['label'],t,True); tots.append(t); y=pdf.get_y()+.4; pdf.line(x0,y,x0+sum(w),y); pdf.line(x0,y+.8,x0+sum(w),y+.8)
pdf.ln(7); pdf.set_font('Times','',9); pdf.set_x(x0)
pdf.multi_cell(sum(w),4.4,'Street rates are effective January 1, 2025 and exclude care. Average rates are weighted: street rate and square feet by total units, in-place rate and care charge by occupied units. Care charges apply to assisted living and memory care only. Community fee of $3,500 charged at move-in.')
pdf.ln(3); pdf.set_x(x0); pdf.set_font('Times','B',9); pdf.cell(60,5,'Movement in month',new_x='LMARGIN',new_y='NEXT'); pdf.set_font('Times','',9)
for a,b in(('Move-ins',5),('Move-outs',3),('Transfers between levels of care',2)): pdf.set_x(x0); pdf.cell(60,4.6,a); pdf.cell(12,4.6,str(b),align='R',new_x='LMARGIN',new_y='NEXT')
pdf.set_y(-16); pdf.set_font('Times','I',8); pdf.cell(0,4,'Prepared by Larkhaven Management  -  Confidential',align='C'); pdf.output(doc(n)); print(planted)
save(n,'UM',K,rows,tots,'Senior living census and rate summary by care level, three-line header',False,planted)
