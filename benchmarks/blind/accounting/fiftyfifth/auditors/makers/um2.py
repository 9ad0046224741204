# non-profit senior community, unit mix by level of care (xlsxwriter, formulas with values), two sheets
import xlsxwriter
from common import *
NAME='Stonebridge Village - unit mix and rates 2025.xlsx'
S=[('INDEPENDENT LIVING',[('Studio',8,8,468,2650,2588),('One Bedroom',34,32,655,3225,3104),('One Bedroom Deluxe',18,17,742,3480,3362),('Two Bedroom / 1 Bath',12,11,918,3890,3745),('Two Bedroom / 2 Bath',16,16,1024,4215,4088),('Cottage',10,9,1265,4680,4502)]),
('ASSISTED LIVING',[('Studio',22,20,352,5150,4987),('Companion Suite (per bed)',8,6,410,4225,4110),('One Bedroom',18,17,538,6075,5846),('One Bedroom - Medicaid Waiver',10,10,538,3420,3420)]),
('MEMORY CARE',[('Private Suite',16,15,318,7350,7126),('Shared Suite (per bed)',8,7,402,5850,5690)])]
wb=xlsxwriter.Workbook(doc(NAME)); cv=wb.add_worksheet('Notes'); ws=wb.add_worksheet('Unit Mix')
F=lambda **k: wb.add_format(dict({'font_name':'Georgia','font_size':10},**k))
x=F(); b=F(bold=True); I=F(num_format='#,##0'); M=F(num_format='$#,##0'); Q=F(num_format='0.0%'); R2=F(num_format='$0.00'); tI=F(num_format='#,##0',bold=True,top=1); tM=F(num_format='$#,##0',bold=True,top=1); tQ=F(num_format='0.0%',bold=True,top=1); tb=F(bold=True,top=1); H=F(bold=True,text_wrap=True,align='center',valign='vcenter',bottom=2,bg_color='#F2E8D5'); HG=F(bold=True,align='center',bg_color='#F2E8D5'); sec=F(bold=True,font_color='#7A4A12')
for i,t in enumerate(['Stonebridge Village, Inc. (a 501(c)(3) organization)','Prepared for FY2024 audit - revenue analytics','Census taken from resident register at 12/31/2024.','Rates per Board resolution of 10/22/2024, effective 1/1/2025.','Companion and shared suites are counted by bed.','In-place = weighted average of resident agreements, before level-of-care fees.']): cv.write(i+1,1,t,b if i==0 else x)
cv.set_column(1,1,80); cv.hide_gridlines(2)
ws.write(0,1,'STONEBRIDGE VILLAGE',F(bold=True,font_size=14)); ws.write(1,1,'Unit Mix, Census and Monthly Service Fees',x); ws.write(2,1,'December 31, 2024',x)
ws.merge_range(4,2,4,5,'Census',HG); ws.merge_range(4,6,4,7,'Size',HG); ws.merge_range(4,8,4,12,'Monthly Fee',HG); ws.write(4,1,'',HG)
HH=['Unit Type','Units / Beds','Occ.','Vacant','Occ. %','Avg SF','Total SF','Market Rate','Market Total','Avg In-Place','In-Place Total','Market $/SF']
for j,t in enumerate(HH): ws.write(5,1+j,t,H)
ws.set_row(5,30)
K=['units','occupied','vacant','pct_occ','sf','total_sf','market','market_total','actual','actual_total','market_sf']
fm=[I,I,I,Q,I,I,M,M,M,M,R2]; ft=[tI,tI,tI,tQ,tI,tI,tM,tM,tM,tM]
rows=[];tot=[];r=6;G=[0]*6;subs=[]
from decimal import Decimal as D_, ROUND_HALF_UP
rnd=lambda a,b,p='1': float(D_(a)*100/D_(b)) if 0 else float((D_(a)/D_(b)).quantize(D_(p),ROUND_HALF_UP))
def totals(lab,T,rng,s):
    global r
    u,o,sf,mk,ac=T[0],T[1],T[2],T[3],T[4]; e=r+1
    v=[u,o,u-o,o/u,sf/u,sf,mk/u,mk,ac/o,ac]
    ws.write(r,1,lab,tb)
    for j,(q,f_) in enumerate(zip(v,ft)):
        c='CDEFGHIJKL'[j]
        fo={'F':f'=D{e}/C{e}','G':f'=H{e}/C{e}','I':f'=J{e}/C{e}','K':f'=L{e}/D{e}'}.get(c) or ('=SUM('+rng(c)+')')
        ws.write_formula(r,2+j,fo,f_,q)
    ws.write_blank(r,12,None,tb)
    tot.append({'label':lab,'units':u,'occupied':o,'vacant':u-o,'pct_occ':rnd(o*100,u,'0.1'),'sf':rnd(sf,u),'total_sf':sf,'market':rnd(mk,u),'market_total':mk,'actual':rnd(ac,o),'actual_total':ac}); r+=1
for s,ls in S:
    ws.write(r,1,s,sec); r+=1; first=r+1; T=[0]*5
    for t,u,o,sf,mk,ac in ls:
        e=r+1; v=[u,o,u-o,o/u,sf,sf*u,mk,mk*u,ac,ac*o,mk/sf]; fo={2:f'=C{e}-D{e}',3:f'=D{e}/C{e}',5:f'=C{e}*G{e}',7:f'=C{e}*I{e}',9:f'=D{e}*K{e}',10:f'=I{e}/G{e}'}
        ws.write(r,1,t,x)
        for j,q in enumerate(v):
            if j in fo: ws.write_formula(r,2+j,fo[j],fm[j],q)
            else: ws.write_number(r,2+j,q,fm[j])
        rw={'type':t}; rw.update(zip(K,v)); rw['pct_occ']=rnd(o*100,u,'0.1'); rw['market_sf']=rnd(mk,sf,'0.01'); rows.append(rw)
        T=[a+c for a,c in zip(T,[u,o,sf*u,mk*u,ac*o])]; r+=1
    l_=r; subs.append(r+1); totals('Total '+s.title(),T,lambda c,a=first,z=l_: f'{c}{a}:{c}{z}',s); G=[a+c for a,c in zip(G,T+[0])]; r+=1
totals('COMMUNITY TOTAL',G,lambda c: ','.join(f'{c}{n}' for n in subs),None)
r+=1; ws.write(r,1,'Second person fee: IL $850, AL $1,100. Community fee $3,500 (waived for Medicaid Waiver).',F(italic=True,font_size=9))
ws.set_column(0,0,2); ws.set_column(1,1,32); ws.set_column(2,12,11); ws.set_landscape(); ws.fit_to_pages(1,1); ws.hide_gridlines(2); ws.activate()
wb.close()
save(NAME,'UM','non-profit senior community by level of care, grouped header, formulas',False,K,rows,tot,sheet='Unit Mix')
print(tot[-1])
