# senior living census & unit mix by care level, xlsx with formulas
import openpyxl
import xlsxwriter
from common import *
NAME='UM_Ashgrove_Terrace_care_levels.xlsx'
D=[('Independent Living',[('Studio',12,12,418,10,3150,2984.50,0),('One Bedroom',34,34,612,32,3895,3712.18,0),('One Bedroom Deluxe',16,16,704,15,4325,4098.40,0),('Two Bedroom / 1 Bath',18,18,905,17,4980,4711.65,0),('Two Bedroom / 2 Bath',14,14,1038,12,5425,5188.92,0),('Cottage',8,8,1420,8,6150,5760.25,0)]),
('Assisted Living',[('Companion Suite',10,20,360,14,3480,3295.71,1012.50),('Studio',28,28,372,25,4650,4402.36,1148.20),('Alcove',14,14,425,13,4975,4726.08,1096.77),('One Bedroom',22,22,548,19,5640,5318.63,1205.26),('Two Bedroom',4,4,820,3,6890,6575.00,1466.67)]),
('Memory Care',[('Companion Suite',8,16,334,12,5125,4918.33,1875.00),('Private Studio',18,18,318,16,6780,6402.19,1962.50),('Private Deluxe',6,6,402,6,7350,7015.00,2040.83)]),
('Enhanced Assisted Living',[('Private Studio',6,6,366,4,6240,5985.00,2487.50)])]
keys=['units','other:Licensed Capacity','sf','occupied','vacant','pct_occ','market','actual','other:Avg Care Charge','other:Avg Total Fee','other:Monthly Revenue']
wb=xlsxwriter.Workbook(doc(NAME)); ws=wb.add_worksheet('Unit Mix'); s2=wb.add_worksheet('Fee Schedule')
F=lambda **k: wb.add_format(dict(font_name='Garamond',font_size=11,**k))
teal='#2F6B73'
hd=F(bold=True,font_color='white',bg_color=teal,text_wrap=True,align='center',valign='vcenter',border=1,border_color='#FFFFFF')
ws.hide_gridlines(2); ws.set_column(0,0,2); ws.set_column(1,1,17); ws.set_column(2,2,22); ws.set_column(3,6,10); ws.set_column(7,8,10); ws.set_column(9,12,13); ws.set_column(13,13,16)
ws.write(1,1,'Ashgrove Terrace',F(bold=True)); ws.write(2,1,'Apartment mix by level of care',F()); ws.write(3,1,'Census as of 31 August 2025  (month-end, financial occupancy, capacity basis)',F(italic=True))
H=['Level of Care','Apartment Style','Apartments','Licensed\nCapacity','Avg SF','Residents\nin Place','Vacant','Occ.','Street Rate','Avg In-Place\nBase Fee','Avg Care\nCharge','Avg Total\nFee','Monthly\nRevenue']
ws.set_row(5,34)
for j,h in enumerate(H): ws.write(5,1+j,h,hd)
b='#BFD5D8'; c0=F(bottom=1,bottom_color=b); i0=F(num_format='#,##0',bottom=1,bottom_color=b,align='center'); p0=F(num_format='0.0%',bottom=1,bottom_color=b,align='center'); m0=F(num_format='$#,##0',bottom=1,bottom_color=b); m2=F(num_format='$#,##0.00',bottom=1,bottom_color=b)
q=dict(bold=True,bg_color='#E3EEF0'); c1=F(**q); i1=F(num_format='#,##0',align='center',**q); p1=F(num_format='0.0%',align='center',**q); n1=F(num_format='$#,##0',**q); n2=F(num_format='$#,##0.00',**q)
q=dict(bold=True,top=2,bottom=6); c2=F(**q); i2=F(num_format='#,##0',align='center',**q); p2=F(num_format='0.0%',align='center',**q); g1=F(num_format='$#,##0',**q); g2=F(num_format='$#,##0.00',**q)
mrg=F(bold=True,valign='vcenter',align='center',text_wrap=True,font_color=teal,bottom=1,bottom_color=b)
r=6;rows=[];totals=[];subs=[];A=[]
def agg(L):
    u=sum(x[1] for x in L);cap=sum(x[2] for x in L);o=sum(x[4] for x in L)
    w=lambda k,wt: sum(x[k]*x[wt] for x in L)/sum(x[wt] for x in L)
    base=w(6,4);care=w(7,4); rev=sum(r2(x[4]*r2(x[6]+x[7])) for x in L)
    return [u,cap,w(3,1),o,cap-o,o/cap,w(5,2),base,care,base+care,r2(rev)]
def put(r,lab,v,fm,a,z,tot=False):
    c,i,p,n,m=fm; ws.write(r,1,lab,c); ws.write_blank(r,2,None,c)
    rng=lambda k:f'{k}{a+1}:{k}{z+1}'
    if not tot:
        fs=[f'=SUM({rng("D")})',f'=SUM({rng("E")})',f'=SUMPRODUCT({rng("D")},{rng("F")})/D{r+1}',f'=SUM({rng("G")})',f'=E{r+1}-G{r+1}',f'=G{r+1}/E{r+1}',f'=SUMPRODUCT({rng("E")},{rng("J")})/E{r+1}',f'=SUMPRODUCT({rng("G")},{rng("K")})/G{r+1}',f'=SUMPRODUCT({rng("G")},{rng("L")})/G{r+1}',f'=K{r+1}+L{r+1}',f'=SUM({rng("N")})']
    else:
        S=lambda k:'('+'+'.join(f'{k}{x+1}' for x in subs)+')'
        SP=lambda k,w:'('+'+'.join(f'{k}{x+1}*{w}{x+1}' for x in subs)+')'
        fs=['='+S('D'),'='+S('E'),f'={SP("F","D")}/D{r+1}','='+S('G'),f'=E{r+1}-G{r+1}',f'=G{r+1}/E{r+1}',f'={SP("J","E")}/E{r+1}',f'={SP("K","G")}/G{r+1}',f'={SP("L","G")}/G{r+1}',f'=K{r+1}+L{r+1}','='+S('N')]
    for j,(f,x,t) in enumerate(zip(fs,v,[i,i,i,i,i,p,n,m,m,m,m])): ws.write_formula(r,3+j,f,t,x)
    totals.append({'label':lab,**dict(zip(keys,[v[0],v[1],round(v[2]),v[3],v[4],round(v[5]*100,1),round(v[6]),round(v[7],2),round(v[8],2),round(v[9],2),v[10]]))})
for lv,L in D:
    st=r
    for x in L:
        n,u,cap,sf,o,mk,base,care=x; tf=r2(base+care); rev=r2(o*tf)
        for j,(v,t) in enumerate([(n,c0),(u,i0),(cap,i0),(sf,i0),(o,i0)]): ws.write(r,2+j,v,t)
        ws.write_formula(r,7,f'=E{r+1}-G{r+1}',i0,cap-o); ws.write_formula(r,8,f'=G{r+1}/E{r+1}',p0,o/cap); ws.write(r,9,mk,m0); ws.write(r,10,base,m2)
        if care: ws.write(r,11,care,m2)
        else: ws.write(r,11,'n/a',F(align='right',bottom=1,bottom_color=b))
        ws.write_formula(r,12,f'=SUM(K{r+1}:L{r+1})',m2,tf); ws.write_formula(r,13,f'=G{r+1}*M{r+1}',m2,rev)
        rows.append({'type':n,'units':u,'other:Licensed Capacity':cap,'sf':sf,'occupied':o,'vacant':cap-o,'pct_occ':round(o/cap*100,1),'market':mk,'actual':base,'other:Avg Care Charge':care or None,'other:Avg Total Fee':tf,'other:Monthly Revenue':rev}); r+=1
    if len(L)==1: ws.set_row(st,30)
    if len(L)>1: ws.merge_range(st,1,r-1,1,lv,mrg)
    else: ws.write(st,1,lv,mrg)
    put(r,'Total '+lv,agg(L),(c1,i1,p1,n1,n2),st,r-1)
    if lv=='Independent Living': # SUMPRODUCT over text n/a treats as zero; print n/a instead
        ws.write(r,11,'n/a',F(align='right',bold=True,bg_color='#E3EEF0')); ws.write_formula(r,12,f'=K{r+1}',n2,agg(L)[7]); del totals[-1]['other:Avg Care Charge']
    subs.append(r); A+=L; r+=1
g=agg(A)
# community: care charge averaged over the residents of licensed levels only
put(r,'Community Total',g,(c2,i2,p2,g1,g2),0,0,True)
care=[x for x in A if x[7]]; lic=sum(x[4] for x in care)
cv=sum(x[4]*x[7] for x in care)/lic
ws.write_formula(r,11,'=('+'+'.join(f'L{x+1}*G{x+1}' for x in subs[1:])+')/('+'+'.join(f'G{x+1}' for x in subs[1:])+')',g2,cv); ws.write_formula(r,12,f'=N{r+1}/G{r+1}',g2,g[10]/g[3])
totals[-1]['other:Avg Care Charge']=round(cv,2); totals[-1]['other:Avg Total Fee']=round(g[10]/g[3],2)
r+=2
for t in ['Occupancy is residents in place over licensed capacity; companion suites hold two residents. Two apartments in the west wing are offline for water damage and are counted as vacant.','Average care charge of the community is over assisted living, memory care and enhanced residents only.','Second-person fee $1,150 (IL) / $1,495 (AL) is not included above.']:
    ws.write(r,1,t,F(italic=True,font_color='#666666')); r+=1
s2.write_row(0,0,['Fee','2025 rate'],F(bold=True))
for k,(a,z) in enumerate([('Community fee, IL',3500),('Community fee, AL / MC',5000),('Second person, IL',1150),('Second person, AL',1495),('Pet fee, one time',750),('Respite, per day',265),('Garage',135)]): s2.write(k+1,0,a,F()); s2.write(k+1,1,z,F(num_format='$#,##0'))
s2.set_column(0,0,26)
ws.set_landscape(); ws.fit_to_pages(1,1)
wb.close()
for t in totals: 
    for k in list(t): 
        if isinstance(t[k],float): t[k]=round(t[k],2)
save(NAME,'UM',keys,rows,totals,'senior living mix by level of care, merged care level cells, capacity vs apartments, formulas, fee sheet',True)
