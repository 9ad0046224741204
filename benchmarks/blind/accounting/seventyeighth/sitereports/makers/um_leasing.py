# Weekly leasing report of a by-the-bed student property, xlsx with three sheets, formulas with cached values
from common import *
import xlsxwriter
rng=random.Random(7822)
fn='Weekly Leasing Report - The Alder Collective - WE 02-15-26.xlsx'
wb=xlsxwriter.Workbook(f'{B}/documents/{fn}'); F=wb.add_format
o=wb.add_worksheet('Snapshot'); ws=wb.add_worksheet('Mix & Prelease'); nt=wb.add_worksheet('Comps & Notes')
base=dict(font_name='Calibri',font_size=10)
bd=F({**base,'bold':1,'font_size':14}); n=F(base); b=F({**base,'bold':1})
o.write(0,0,'The Alder Collective - Weekly Leasing Report',bd); o.write(1,0,'Week ending Sunday, February 15, 2026 (Week 22 of 40)',n)
o.set_column(0,0,34); o.set_column(1,4,13)
for j,h in enumerate(['Traffic','This Week','Last Week','Same Wk PY']): o.write(3,j,h,b)
for i,r in enumerate([('Leads',61,54,70),('Tours (in person + virtual)',23,19,27),('Applications',15,11,14),('Leases signed - new',11,8,12),('Leases signed - renewal',6,9,4),('Cancels / denials',-2,-1,-1)]):
    for j,x in enumerate(r): o.write(4+i,j,x,n)
o.write(12,0,'Spring break outreach: tabling 3/2 to 3/5 at Union, gift card raised to $150 on 4x4 B and 4x2.',n)
S=[('STUDIO & ONE BEDROOM',[('S1',1,1,14,412,1189,1229),('A1',1,1,22,566,1244,1289),('A2 - Balcony',1,1,10,588,1276,1319)]),
('TWO BEDROOM',[('B1',2,1,12,748,871,899),('B2',2,2,40,864,949,979),('B2 - Poolside',2,2,8,864,972,1009),('B3 TH',2,2.5,10,1065,1004,1039)]),
('THREE BEDROOM',[('C1',3,3,26,1192,868,895),('C2 - Corner',3,3,8,1254,887,915)]),
('FOUR BEDROOM',[('D1',4,2,18,1286,739,759),('D2',4,4,56,1438,809,835),('D2 - Top Floor',4,4,12,1438,826,855),('D3 TH',4,4.5,14,1610,857,889)]),
('FIVE BEDROOM COTTAGE',[('E1 Cottage',5,5,6,2105,898,929)])]
K=['beds','baths','units','other:BEDS Total','sf','occupied','vacant','pct_occ','actual','market','other:AY 26-27 PRELEASE Renewals','other:AY 26-27 PRELEASE New','other:AY 26-27 PRELEASE Total Signed','pct_leased','other:AY 26-27 PRELEASE PY %']
hg=F({**base,'bold':1,'bg_color':'#1F3864','font_color':'white','align':'center','border':1}); hh=F({**base,'bold':1,'bg_color':'#D9E1F2','text_wrap':1,'align':'center','valign':'vcenter','border':1})
sec=F({**base,'bold':1,'italic':1,'font_color':'#1F3864'}); I=lambda **k:F({**base,'num_format':'#,##0',**k}); i0=I(); pc=F({**base,'num_format':'0.0%'}); mo=F({**base,'num_format':'$#,##0'}); ba=F({**base,'num_format':'0.0'})
sb=dict(bold=1,top=1); si=I(**sb); sp=F({**base,'num_format':'0.0%',**sb}); sm=F({**base,'num_format':'$#,##0',**sb}); sl=F({**base,**sb})
gb=dict(bold=1,top=1,bottom=6,bg_color='#D9E1F2'); gi=I(**gb); gp=F({**base,'num_format':'0.0%',**gb}); gm=F({**base,'num_format':'$#,##0',**gb}); gl=F({**base,**gb})
ws.write(0,0,'The Alder Collective',bd); ws.write(1,0,'Unit Mix, Occupancy & Prelease by Floor Plan  |  rents are per bed per installment',n)
ws.merge_range(3,0,3,3,'FLOOR PLAN',hg); ws.write(3,4,'',hg); ws.merge_range(3,5,3,8,'BEDS',hg); ws.merge_range(3,9,3,10,'RENT / BED',hg); ws.merge_range(3,11,3,15,'AY 26-27 PRELEASE',hg)
H=['Plan','Bd','Ba','Units','Avg SF','Total','Occupied','Vacant','% Occ','In-Place','Market','Renewals','New','Total Signed','% Preleased','PY %']
for j,h in enumerate(H): ws.write(4,j,h,hh)
K=['beds','baths','units','sf','other:BEDS Total','occupied','vacant','pct_occ','actual','market','other:AY 26-27 PRELEASE Renewals','other:AY 26-27 PRELEASE New','other:AY 26-27 PRELEASE Total Signed','pct_leased','other:AY 26-27 PRELEASE PY %']
rows=[];tots=[];r=5;ag=[];p1=lambda a,c:round(a/c*100+1e-9,1)
def tline(lab,L,fl,fi,fp,fm,ranges,sq):
    u=sum(x['units'] for x in L); tb=sum(x['tb'] for x in L); oc=sum(x['occ'] for x in L); rn=sum(x['ren'] for x in L); nw=sum(x['new'] for x in L)
    sf=round(sum(x['units']*x['sf'] for x in L)/u); ac=round(sum(x['occ']*x['ac'] for x in L)/oc); mk=round(sum(x['tb']*x['mk'] for x in L)/tb); py=p1(sum(x['py']*x['tb'] for x in L)/100,tb)
    for j in range(16): ws.write_blank(r,j,None,fl)
    ws.write(r,0,lab,fl)
    def sm(col,v): 
        c=chr(65+col); ws.write_formula(r,col,'='+('SUM('+','.join(f'{c}{a}:{c}{z}' for a,z in ranges)+')'),fi,v)
    sm(3,u); ws.write(r,4,sf,fi); sm(5,tb); sm(6,oc); sm(7,tb-oc); ws.write_formula(r,8,f'=G{r+1}/F{r+1}',fp,oc/tb); ws.write(r,9,ac,fm); ws.write(r,10,mk,fm); sm(11,rn); sm(12,nw); sm(13,rn+nw); ws.write_formula(r,14,f'=N{r+1}/F{r+1}',fp,(rn+nw)/tb); ws.write(r,15,py/100,fp)
    v=[None,None,u,sf,tb,oc,tb-oc,p1(oc,tb),ac,mk,rn,nw,rn+nw,p1(rn+nw,tb),py]
    tots.append(dict(label=lab,**{k:x for k,x in zip(K,v) if x is not None}))
rg=[]
for sn,L in S:
    ws.write(r,0,sn,sec); r+=1; a=r+1; q=[]
    for nm_,bdn,ban,u,sf,ac,mk in L:
        tb=bdn*u; oc=tb-min(tb//5,rng.choice([0,0,1,1,2,3,4])*(2 if tb>100 else 1)); rn=round(tb*rng.uniform(.2,.36)); nw=round(tb*rng.uniform(.18,.4)); py=round(rng.uniform(44,79),1)
        d=dict(units=u,tb=tb,occ=oc,ren=rn,new=nw,sf=sf,ac=ac,mk=mk,py=py); q.append(d); x=r+1
        ws.write(r,0,nm_,n); ws.write(r,1,bdn,i0); ws.write(r,2,ban,ba if ban%1 else i0); ws.write(r,3,u,i0); ws.write(r,4,sf,i0); ws.write_formula(r,5,f'=B{x}*D{x}',i0,tb); ws.write(r,6,oc,i0); ws.write_formula(r,7,f'=F{x}-G{x}',i0,tb-oc); ws.write_formula(r,8,f'=G{x}/F{x}',pc,oc/tb)
        ws.write(r,9,ac,mo); ws.write(r,10,mk,mo); ws.write(r,11,rn,i0); ws.write(r,12,nw,i0); ws.write_formula(r,13,f'=L{x}+M{x}',i0,rn+nw); ws.write_formula(r,14,f'=N{x}/F{x}',pc,(rn+nw)/tb); ws.write(r,15,py/100,pc)
        rows.append(dict(type=nm_,**dict(zip(K,[bdn,ban,u,sf,tb,oc,tb-oc,p1(oc,tb),ac,mk,rn,nw,rn+nw,p1(rn+nw,tb),py])))); r+=1
    rg.append((a,r)); ag+=q
    if len(L)>1: tline('Subtotal',q,sl,si,sp,sm,[(a,r)],0); r+=1
    r+=1
tline('PROPERTY TOTAL',ag,gl,gi,gp,gm,rg,0); r+=2
ws.write(r,0,'In-place rent weighted by occupied beds; market rent by total beds. PY % = same week of prior year.',F({**base,'italic':1,'font_size':9}))
ws.set_column(0,0,24); ws.set_column(1,2,5); ws.set_column(3,15,9.3); ws.set_column(13,14,11); ws.set_row(4,30); ws.freeze_panes(5,1); ws.set_landscape(); ws.fit_to_pages(1,0)
for j,h in enumerate(['Competitor','Distance (mi)','Prelease %','4x4 rate']): nt.write(0,j,h,b)
for i,x in enumerate([('Fieldhouse Lofts',.3,.71,865),('Varsity Row',.8,.58,799),('Union & Pine',.5,.66,910)]):
    for j,v in enumerate(x): nt.write(1+i,j,v,pc if j==2 else n)
nt.set_column(0,0,24); ws.activate(); wb.close(); print(len(rows),tots[-1])
save(fn,'UM',K,rows,tots,'weekly leasing report, student by the bed, grouped headers, sections by bedrooms, one of three sheets',True)
