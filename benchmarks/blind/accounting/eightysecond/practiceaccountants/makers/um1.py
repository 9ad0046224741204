# Australian caravan park site and cabin schedule, xlsx, four sections
import xlsxwriter
from common import *
SEC=[('PERMANENT RESIDENTS (site agreements)',[('Standard site, relocatable home',41,40,182,196,188.40),('Large site, relocatable home',18,18,226,214,205.75),('Corner / creek frontage site',7,7,251,229,221.00),('Old section, single site',12,10,148,171,160.25)]),
('ANNUAL HOLIDAY VANS (12-month occupation permits)',[('Annual - powered, annexe',36,34,96,118,113.60),('Annual - powered, no annexe',14,11,84,102,98.20),('Annual - waterfront',9,9,110,149,149.00)]),
('PARK-OWNED DWELLINGS LET',[('Cabin - 1 bed, park owned',8,7,32,295,281.50),('Cabin - 2 bed ensuite',10,10,44,365,352.80),('Cabin - 2 bed deluxe',4,3,56,410,398.00),('Onsite van, long stay',6,4,21,210,197.50),('Manager\'s residence',1,1,118,0,0.0)]),
('STORAGE AND SUNDRY',[('Van storage bay - hardstand',30,22,28,24,22.75),('Boat / trailer bay',16,13,24,19,17.50),('Lock-up shed 3 x 6',10,10,18,42,39.90)])]
K=['units','occupied','vacant','pct_occ','sf','market','actual','actual_total','other:Annualised $']
wb=xlsxwriter.Workbook(doc('UM_Wattle_Bend_site_schedule.xlsx')); ws=wb.add_worksheet('Sites Jun-25'); n2=wb.add_worksheet('Notes')
F=lambda **k:wb.add_format({'font_name':'Arial','font_size':9,**k})
G='#E2EFDA'; hd=F(bold=1,text_wrap=1,align='center',valign='vcenter',bg_color='#375623',font_color='white'); sec=F(bold=1,bg_color=G)
i0=F(num_format='0',align='center'); m=F(num_format='$#,##0.00'); pc=F(num_format='0.0%'); ar=F(num_format='#,##0'); an=F(num_format='$#,##0')
def B(**k): return F(bold=1,top=1,**k)
ws.set_column(0,0,2); ws.set_column(1,1,40); ws.set_column(2,5,8.5); ws.set_column(6,6,9); ws.set_column(7,8,12); ws.set_column(9,10,14)
ws.write(0,1,'WATTLE BEND TOURIST & VILLAGE PARK',F(bold=1,font_size=14)); ws.write(1,1,'Schedule of sites and dwellings by kind, weekly fees, as at 30 June 2025'); ws.write(2,1,'Prepared from MYOB AccountRight and the park register. Fees GST-inclusive where applicable.',F(italic=1,font_color='#595959'))
for c,h in enumerate(['Kind of site','Sites','Let','Vacant','Occ. %','Avg area m²','List fee\n$/week','Average paid $/week','Weekly income $','Annualised $\n(52 weeks)']): ws.write(4,1+c,h,hd)
ws.set_row(4,38); r=5; rows=[]; tot=[]
def line(r,lab,u,o,sf,mk,ac,at,fm,lf,fs=None,ann=None):
    vals={'units':u,'occupied':o,'vacant':u-o,'pct_occ':o/u,'sf':sf,'market':mk,'actual':ac,'actual_total':at,'other:Annualised $ (52 weeks)':ann if ann is not None else int(at*52+.5)}
    ws.write(r,1,lab,lf)
    for c,k in enumerate(vals):
        if vals[k] is not None: (ws.write_formula(r,2+c,fs[k],fm[c],vals[k]) if fs and k in fs else ws.write(r,2+c,vals[k],fm[c]))
        elif fs: ws.write_blank(r,2+c,None,fm[c])
    vals['pct_occ']=round(vals['pct_occ']*100,1); return vals
fm=[i0,i0,i0,pc,ar,m,m,m,an]; fb=[B(num_format='0',align='center')]*3+[B(num_format='0.0%'),B(),B(),B(),B(num_format='$#,##0.00'),B(num_format='$#,##0')]
AN='other:Annualised $ (52 weeks)'; K[-1]=AN; subs=[]
for name,l in SEC:
    ws.merge_range(r,1,r,10,name,sec); r+=1; st=r+1; g=[]
    for t,u,o,sf,mk,ac in l:
        x=line(r,t,u,o,sf,mk,ac,r2(ac*o),fm,F(indent=1),{'vacant':f'=C{r+1}-D{r+1}','pct_occ':f'=D{r+1}/C{r+1}','actual_total':f'=ROUND(I{r+1}*D{r+1},2)',AN:f'=ROUND(J{r+1}*52,0)'})
        g.append({'type':t,**x}); r+=1
    rows+=g; lab='Sub-total '+name.split(' (')[0].lower()
    s={c:f'=SUM({c2}{st}:{c2}{r})' for c,c2 in(('units','C'),('occupied','D'),('vacant','E'),('actual_total','J'),(AN,'K'))}; s['pct_occ']=f'=D{r+1}/C{r+1}'
    x=line(r,lab,sum(q['units'] for q in g),sum(q['occupied'] for q in g),None,None,None,r2(sum(q['actual_total'] for q in g)),fb,B(),s,sum(q[AN] for q in g))
    tot.append({'label':lab,**x}); subs.append(r+1); r+=2
s={k:'='+'+'.join(f'{c}{q}' for q in subs) for k,c in(('units','C'),('occupied','D'),('vacant','E'),('actual_total','J'),(AN,'K'))}; s['pct_occ']=f'=D{r+1}/C{r+1}'
f2=[F(bold=1,top=2,bottom=6,bg_color=G,num_format=q,align=a) for q,a in(('0','center'),)*3+(('0.0%','right'),('0','right'),('0','right'),('0','right'),('$#,##0.00','right'),('$#,##0','right'))]
x=line(r,'TOTAL PARK',sum(q['units'] for q in rows),sum(q['occupied'] for q in rows),None,None,None,r2(sum(q['actual_total'] for q in rows)),f2,F(bold=1,top=2,bottom=6,bg_color=G),s,sum(q[AN] for q in rows))
tot.append({'label':'TOTAL PARK',**x})
ws.freeze_panes(5,2); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,1); ws.hide_gridlines(2)
n2.set_column(0,0,95)
for i,t in enumerate(['Notes','1. Manager\'s residence is provided rent free under the caretaking agreement.','2. Permanent site fees reviewed each 1 October, the next notice is due by 1 August.','3. Storage bays are on a month-to-month licence.']): n2.write(i,0,t,F(bold=i==0))
wb.close(); print(tot[-1])
save('UM_Wattle_Bend_site_schedule.xlsx','UM',K,rows,tot,'Australian caravan park schedule of sites by kind, weekly fees, sections, xlsx',False)
