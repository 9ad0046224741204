from common import *
from fpdf import FPDF
n=N(606);r=n.r;fn='r76a_coop_maintenance_roll.pdf'
p=FPDF('P','pt','Letter');p.set_auto_page_break(False);p.set_margins(40,40,40)
C=[('Apt.',34,'L'),('Shares',42,'R'),('Shareholder / Occupant',168,'L'),('Maint.',58,'R'),('Assessm\'t',54,'R'),('Storage/\nBike',46,'R'),('Sub-meter\nElec.',52,'R'),('Total\nMonthly',60,'R'),('Arrears',60,'R')]
def head():
    p.add_page();p.set_font('Times','B',13);p.cell(0,16,'445 RIVERVIEW TERRACE OWNERS CORP.',align='C',new_x='LMARGIN',new_y='NEXT')
    p.set_font('Times','',10);p.cell(0,13,'Maintenance Roll - July 2025',align='C',new_x='LMARGIN',new_y='NEXT');p.set_font('Times','I',9);p.cell(0,12,'Prepared by Gramercy & Lyle Management Co., Inc., as Managing Agent',align='C',new_x='LMARGIN',new_y='NEXT');p.ln(8)
    y=p.get_y();x=40;p.set_font('Times','B',9)
    for h,w,a in C:
        q=h.split('\n')
        for i,s in enumerate(q): p.set_xy(x,y+(11*(i+2-len(q))));p.cell(w,11,s,align=a)
        x+=w
    p.line(40,y+24,574,y+24);p.set_xy(40,y+27)
def line(v,b=False,h=12.5):
    p.set_font('Times','B' if b else '',9.5)
    for (hh,w,a),s in zip(C,v): p.cell(w,h,s,align=a)
    p.ln(h)
head();rows=[];G=[0]*7;rate=2.915;nu=0;sp=0
z=lambda v:m2(v) if v else '-'
for fl in range(1,8):
    for ln in 'ABCDEF':
        if fl==1 and ln in 'EF': continue
        if fl==7 and ln in 'CDEF': continue
        u=f'{fl}{ln}';sh=dict(A=410,B=365,C=290,D=290,E=365,F=420)[ln]+(fl-1)*5;nu+=1
        if fl==7: sh=880+40*(ln=='A')
        a,b=n();nm=f'{a} {b}'
        if r.random()<.3: q=n();nm=f'{a} & {q[0]} {b}'
        if u in('2C','4D','6E'): nm='Sponsor - Lyle Realty Assoc.';sp+=1
        if u=='5A': nm=f'Estate of {a} {b}'
        mt=round(sh*rate,2);asm=round(sh*.25,2);stg=r.choice([0,0,0,35,15]);el=round(r.uniform(38,140),2)
        sup=u=='1D'
        if sup: nm='Superintendent (no shares)';sh=0;mt=asm=stg=0;el=0
        t=round(mt+asm+stg+el,2);ar=r.choice([0,0,0,0,0,t,round(t*.5,2),-25.0]) if not sup else 0
        if p.get_y()>720: head()
        line([u,str(sh) if sh else '-',nm,z(mt),z(asm),z(stg),z(el),z(t),f'({m2(-ar)})' if ar<0 else z(ar)])
        ch=[(k,v) for k,v in (('Maint.',mt),("Assessm't",asm),('Storage/Bike',stg),('Sub-meter Elec.',el)) if v]
        rows.append(dict(unit=u,tenantName=nm,charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=t or None,balance=ar or None))
        for j,v in enumerate((sh,mt,asm,stg,el,t,ar)): G[j]+=v
    p.ln(4)
y=p.get_y();p.line(40,y,574,y);p.ln(3)
line(['',f'{G[0]:,}','TOTAL']+[m2(v) for v in G[1:]],True)
p.ln(10);p.set_font('Times','',9)
for s in (f'Apartments: {nu} ({nu-1} with shares allocated, 1 superintendent\'s unit). Unsold shares held by Sponsor: {sp} apartments.',f'Maintenance at $2.915 per share per month effective January 1, 2025. Capital assessment (facade, Local Law 11) at $0.25 per share through December 2025.','Arrears as of June 30, 2025; credits shown in parentheses.'):
    p.set_x(40);p.cell(0,11,s,new_x='LMARGIN',new_y='NEXT')
p.output(D+fn)
save(fn,dict(propertyName='445 RIVERVIEW TERRACE OWNERS CORP.',asOnDate='2025-07',units=nu,occupied=None,vacant=None,rows=rows),'COOPERATIVE','NYC managing agent','co-op maintenance roll by share, Times, floor spacing, dashes for zero',True)
