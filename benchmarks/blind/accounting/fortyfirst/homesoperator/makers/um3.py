# BTR - consultant's home mix, beds/baths in one cell, weights, recap aside, xlsxwriter
from common import *
import xlsxwriter
R=random.Random(4109)
NAME='Alder_Grove_Homes_PlanMix_MarketStudy'
# plan, name, bd, ba, gar, sf, homes, leased, market, inplace
S=[('Cottage Collection',[('C-1','The Finch',1,1,0,748,22,21,171500,166240),('C-2','The Wren',2,1,0,934,36,35,192500,187915),('C-2x','The Wren w/ study',2,2,1,1012,14,12,206000,201330)]),
('Townhome Collection',[('T-2','The Larch',2,2.5,1,1248,28,27,221500,214480),('T-3','The Spruce',3,2.5,1,1466,44,41,243000,236705),('T-3e','The Spruce end',3,2.5,2,1512,16,16,251500,244190)]),
('Detached Collection',[('D-3','The Madrone',3,2,2,1624,30,28,267500,259820),('D-3b','The Madrone II',3,2.5,2,1733,18,18,276000,278450),('D-4','The Sequoia',4,2.5,2,2058,24,21,312500,301775),('D-4b','The Sequoia bonus',4,3.5,2,2290,8,8,334500,322140),('D-5','The Redwood',5,3.5,3,2614,3,2,389500,365000)])]
wb=xlsxwriter.Workbook(os.path.join(DOCS,NAME+'.xlsx')); ws=wb.add_worksheet('Table 7')
F=lambda **k: wb.add_format({'font_name':'Georgia','font_size':10,**k})
ws.write('A1','Table 7',F(bold=True,font_color='#2E7D32')); ws.write('A2','Alder Grove Homes - Home Plan Summary and Rent Position',F(bold=True,font_size=14)); ws.write('A3','Prepared by Thistlewood Residential Advisors for Keystone Carpenters Annuity Fund; property data as of September 15, 2026',F(italic=True))
h=F(bold=True,bottom=2,top=2,text_wrap=True,align='center',valign='bottom',bg_color='#E8F5E9')
H=['Plan','Bd / Ba','Gar.','Marketing name','Avg. in-place','Market rent','Gap to market, monthly','Homes','Leased','% leased','Share of homes','SF','Market $/SF','In-place $/SF']
ws.set_row(4,44)
for i,t in enumerate(H): ws.write(4,i,t,h)
K=['other:Gar.','actual','market','ltl','units','occupied','pct_occ','pct_units','sf','market_sf','actual_sf']
fm={'actual':'$#,##0.00','market':'$#,##0','ltl':'#,##0.00;(#,##0.00)','units':'0','occupied':'0','pct_occ':'0.0%','pct_units':'0.0%','sf':'#,##0','market_sf':'$0.00','actual_sf':'$0.00','other:Gar.':'0'}
col={'other:Gar.':2,'actual':4,'market':5,'ltl':6,'units':7,'occupied':8,'pct_occ':9,'pct_units':10,'sf':11,'market_sf':12,'actual_sf':13}
TU=sum(p[6] for _,l in S for p in l); T=[];TT=[]; row=5
def vals(ps):
    u=sum(p[6] for p in ps); o=sum(p[7] for p in ps); sf=sum(p[5]*p[6] for p in ps)/u; mk=sum(p[8]*p[6] for p in ps)/u/100; ac=sum(p[9]*p[7] for p in ps)/o/100
    gap=sum(round((p[8]-p[9])*p[7]) for p in ps)/100
    return {'actual':round(ac,2),'market':round(mk),'ltl':round(gap,2),'units':u,'occupied':o,'pct_occ':round(o/u,4),'pct_units':round(u/TU,4),'sf':round(sf),'market_sf':round(mk/sf,2),'actual_sf':round(ac/sf,2)}
def wr(v,**k):
    for kk,x in v.items(): ws.write_number(row,col[kk],x,F(num_format=fm[kk],**k))
for s,l in S:
    ws.merge_range(row,0,row,13,s,F(bold=True,italic=True,font_color='#2E7D32')); row+=1
    for p in l:
        v=vals([p]); v['other:Gar.']=p[4]
        ws.write(row,0,p[0],F()); ws.write(row,1,f'{p[2]} / {p[3]:g}',F(align='center')); ws.write(row,3,p[1],F()); wr(v)
        T.append({'type':p[0],'desc':p[1],'beds':p[2],'baths':p[3],**v}); row+=1
    v=vals(l); lab=f'{s} - total / wtd. avg.'
    ws.write(row,0,lab,F(bold=True,top=1)); 
    for c in(1,2,3): ws.write_blank(row,c,None,F(top=1))
    wr(v,bold=True,top=1); TT.append({'label':lab,**v}); row+=2
allp=[p for _,l in S for p in l]; v=vals(allp); ws.write(row,0,'Alder Grove - all plans',F(bold=True,top=2,bottom=6))
for c in(1,2,3): ws.write_blank(row,c,None,F(top=2,bottom=6))
wr(v,bold=True,top=2,bottom=6); TT.append({'label':'Alder Grove - all plans',**v}); row+=2
ws.write(row,0,'Recap by bedroom count',F(bold=True)); row+=1
for c,t in enumerate(['Bedrooms','Homes','Leased','Avg. in-place']): ws.write(row,c,t,F(bold=True,bottom=1))
row+=1
for b in range(1,6):
    q=[p for p in allp if p[2]==b]; vv=vals(q); ws.write(row,0,f'{b} bedroom',F()); ws.write(row,1,vv['units'],F()); ws.write(row,2,vv['occupied'],F()); ws.write(row,3,vv['actual'],F(num_format='$#,##0')); row+=1
row+=1; ws.write(row,0,'Gap to market = (market rent less average in-place) x leased homes. Market rent includes $35 smart-home package. Averages weighted by homes (SF, market) or leased homes (in-place).',F(italic=True,font_size=8))
ws.set_column(0,0,11);ws.set_column(1,1,9);ws.set_column(2,2,6);ws.set_column(3,3,20);ws.set_column(4,13,11); ws.set_landscape(); ws.fit_to_pages(1,0)
w2=wb.add_worksheet('Comps'); 
for i,r in enumerate([('Comparable','Homes','Avg rent','Distance (mi)'),('Bramble Commons',164,2395,2.1),('Fieldstone at Orrin',210,2510,3.8),('Poppy Ridge',98,2275,5.0)]):
    for j,t in enumerate(r): w2.write(i,j,t)
wb.close(); save_truth(NAME,'UM',K,T,TT)
