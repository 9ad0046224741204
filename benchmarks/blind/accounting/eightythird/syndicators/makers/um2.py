# appraiser's narrative page, small table, fpdf2
from common import *
from fpdf import FPDF
n='UM_appraisal_hartwell_commons.pdf'
D=[('Studio',12,468,1065,1041),('1BR/1BA',48,655,1240,1198),('1BR/1BA + Den',16,742,1335,1287),('2BR/1BA',36,880,1410,1352),('2BR/2BA',52,968,1525,1473),('3BR/2BA',20,1215,1810,1766)]
U=sum(x[1] for x in D)
p=FPDF(format='letter'); p.set_creation_date(__import__('datetime').datetime(2025,9,4)); p.set_margins(25,22,25); p.set_auto_page_break(False); p.add_page()
p.set_font('Times','',9); p.cell(0,5,'HARTWELL COMMONS  |  INCOME CAPITALIZATION APPROACH',align='R',new_x='LMARGIN',new_y='NEXT'); p.line(25,p.y,191,p.y); p.ln(6)
p.set_font('Times','B',13); p.cell(0,7,'Unit Mix and Contract Rent',new_x='LMARGIN',new_y='NEXT'); p.set_font('Times','',11)
p.multi_cell(0,5.4,f'The subject is a garden-style community containing {U} units in nine two- and three-story walk-up buildings. Based on the rent roll dated August 31, 2025, furnished by ownership, the property was 94.0% occupied. The unit mix, average unit size, asking rents and average contract rents are summarized as follows. Asking rents are before concessions; one month free on select two-bedroom units was being offered at the time of inspection.',align='J',new_x='LMARGIN',new_y='NEXT'); p.ln(5)
W=[40,16,19,18,22,18,18,18]
W=[37,15,18,17,24,19,19,19]; x0=(216-sum(W))/2
H1=['','No. of','% of','Size','Total Area','Asking','Contract','Contract']; H2=['Unit Type','Units','Total','(SF)','(SF)','Rent/Mo.','Rent/Mo.','Rent/SF']
p.set_fill_color(222,216,200); p.set_font('Times','B',10)
p.set_x(x0); p.cell(sum(W),6.5,'UNIT MIX SUMMARY',border=1,align='C',fill=True); p.ln()
for H,bd in((H1,'LTR'),(H2,'LBR')):
    p.set_x(x0)
    for i,(w,h) in enumerate(zip(W,H)): p.cell(w,5,h,align='L' if i==0 else 'C',border={0:bd[0]}.get(i,'R' if i==len(W)-1 else 0))
    p.ln()
p.line(x0,p.y,x0+sum(W),p.y)
K=['units','pct_units','sf','total_sf','market','actual','actual_sf']
fm=['{:,}','{:.1f}%','{:,}','{:,}','${:,}','${:,}','${:.2f}']
rows=[]; p.set_font('Times','',10)
def put(l,v):
    p.set_x(x0)
    for i,(w,t) in enumerate(zip(W,[l]+[f.format(a) for f,a in zip(fm,v)])): p.cell(w,5.6,t,align='L' if i==0 else 'R',border='L' if i==0 else 'R' if i==len(W)-1 else 0)
    p.ln()
for nm,u,sf,m,a in D:
    v=[u,round(u/U*100,1),sf,u*sf,m,a,round(a/sf,2)]; rows.append(dict(type=nm,**dict(zip(K,v)))); put(nm,v)
p.line(x0,p.y,x0+sum(W),p.y); p.set_font('Times','B',10)
ts=sum(r['total_sf'] for r in rows); wa=lambda k:round(sum(r[k]*r['units'] for r in rows)/U)
v=[U,100.0,round(ts/U),ts,wa('market'),wa('actual'),round(sum(r['actual']*r['units'] for r in rows)/ts,2)]
put('Total / Average',v); p.line(x0,p.y,x0+sum(W),p.y); p.set_font('Times','I',8.5); p.set_x(x0); p.cell(0,5,'Source: Rent roll, August 31, 2025; compiled by Prather Lund Valuation',new_x='LMARGIN',new_y='NEXT'); p.ln(6)
assert abs(sum(r['pct_units'] for r in rows)-100)<.15
p.set_font('Times','',11); lease=(1-v[5]/v[4])*100
p.multi_cell(0,5.4,f'Average contract rent is {lease:.1f}% below average asking rent, which is attributed to leases executed in the slower winter season. Over the trailing three months, 31 new leases were signed at an average of $14 per month above the expiring rent. We therefore consider the asking rents to be achievable and have reconciled market rent at, or slightly below, the current asking rents following the rent comparable analysis on the next pages.',align='J')
p.set_y(-22); p.set_font('Times','',9); p.cell(95,5,'Prather Lund Valuation, LLC'); p.cell(0,5,'Page 58',align='R'); p.output(doc(n))
save(n,'UM',K,rows,[dict(label='Total / Average',**dict(zip(K,v)))],"appraiser's unit mix table inside a narrative page",False)
