# AU residential portfolio: weekly rents by type, several buildings, xlsx with formulas
from common import *
import xlsxwriter
FN='Banksia_Living_unit_mix_Aug-25.xlsx'
B=[('Sturt Street Apartments, Adelaide SA',[('1A - 1 bed 1 bath',1,1,0,12,12,48,455,440),('1B - 1 bed 1 bath + study',1,1,1,8,7,56,490,472),('2A - 2 bed 1 bath',2,1,1,14,13,68,560,541),('2B - 2 bed 2 bath',2,2,1,16,16,76.5,610,588),('3A - 3 bed 2 bath',3,2,2,4,4,102,760,735)]),
('Merri Creek Terraces, Brunswick VIC',[('TH2 - 2 bed townhouse',2,1.5,1,10,9,94,690,668),('TH3 - 3 bed townhouse',3,2.5,2,7,7,128.5,895,861),('STU - Studio over garage',0,1,0,5,4,31,385,374)]),
('The Boatshed, Newstead QLD',[('S1 - Studio',0,1,0,18,15,34,460,445),('1C - 1 bed',1,1,1,30,29,51,595,571),('1D - 1 bed corner',1,1,1,10,10,57.5,640,622),('2C - 2 bed 2 bath',2,2,1,24,22,79,780,752),('2D - 2 bed 2 bath river',2,2,2,12,12,86,895,873),('PH - Penthouse',3,3,2,2,1,164,1650,1600)]),
('Hillcrest Court, Queanbeyan NSW',[('1 bed unit',1,1,1,6,6,44,395,379),('2 bed unit',2,1,1,18,17,62,470,452),('2 bed unit (unrenovated)',2,1,1,4,0,62,430,None),('3 bed unit',3,1,1,3,3,81,560,538)])]
wb=xlsxwriter.Workbook(D+FN); cov=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Unit Mix'); asn=wb.add_worksheet('Assumptions')
cov.write(1,1,'Banksia Living Trust'); cov.write(2,1,'Quarterly portfolio pack - August 2025'); cov.write(4,1,'Sheets: Unit Mix, Assumptions')
for i,(a,b_) in enumerate([('Weeks per year',52),('Letting fee (weeks)',1),('Vacancy allowance',0.03)]): asn.write(i,0,a); asn.write(i,1,b_)
b={'font_name':'Aptos','font_size':10}; g=lambda **k: wb.add_format({**b,**k})
h=g(bold=1,text_wrap=1,valign='bottom',align='right',bottom=2); hl=g(bold=1,valign='bottom',bottom=2); i0=g(num_format='0'); i1=g(num_format='0.#;;'),; a1=g(num_format='#,##0.0'); d0=g(num_format='"$"#,##0'); pc=g(num_format='0.0%'); tx=g(indent=1); bd=g(bold=1,bg_color='#E2EFDA')
gn=g(num_format='General',align='right')
s=lambda nf: g(bold=1,top=1,num_format=nf); sS=s('@')
ws.write(0,1,'Unit mix and rent by building',g(bold=1,font_size=14)); ws.write(1,1,'Rents per week. Areas: internal m² per unit. Tenancy position 31/08/2025.',g(italic=1))
H=['Unit type','Bed','Bath','Car','No.','Leased','Vacant','% Occ.','Int. area m²','Total area m²','Market rent $/wk','Average passing $/wk','Total passing $/wk','Gross passing $ p.a.']
for j,t in enumerate(H): ws.write(3,1+j,t,hl if j==0 else h)
K=['beds','baths','other:Car','units','occupied','vacant','pct_occ','sf','total_sf','market','actual','actual_total','other:Gross passing $ p.a.']
rows=[];tot=[];R=4;subs=[];G=[0]*5
def tline(lab,S,u0=None,f='sub',subs=None,r0=None):
    u,l,ar,pw,_=S
    sm=(lambda c: f'=SUM({c}{r0}:{c}{R})') if f=='sub' else (lambda c:'='+'+'.join(f'{c}{q}' for q in subs))
    for c in range(1,15): ws.write_blank(R,c,None,s('0'))
    ws.write(R,1,lab,sS)
    for c,v,nf in ((5,u,'0'),(6,l,'0'),(7,u-l,'0'),(10,ar,'#,##0.0'),(13,pw,'"$"#,##0'),(14,pw*52,'"$"#,##0')): ws.write_formula(R,c,sm(chr(65+c)),s(nf),v)
    ws.write_formula(R,8,f'=G{R+1}/F{R+1}',s('0.0%'),l/u)
    tot.append({'label':lab,'units':u,'occupied':l,'vacant':u-l,'pct_occ':round(l/u*100,1),'total_sf':round(ar,1),'actual_total':pw,'other:Gross passing $ p.a.':pw*52})
for nm,L in B:
    for c in range(1,15): ws.write_blank(R,c,None,bd)
    ws.write(R,1,nm,bd); R+=1; r0=R+1; S=[0]*5
    for t,be,ba,ca,u,l,a,m,ps in L:
        q=R+1
        ws.write(R,1,t,tx); ws.write(R,2,be,gn); ws.write(R,3,ba,gn); ws.write(R,4,ca,gn); ws.write(R,5,u,i0); ws.write(R,6,l,i0); ws.write_formula(R,7,f'=F{q}-G{q}',i0,u-l); ws.write_formula(R,8,f'=G{q}/F{q}',pc,l/u)
        ws.write(R,9,a,a1); ws.write_formula(R,10,f'=F{q}*J{q}',a1,u*a); ws.write(R,11,m,d0)
        if ps: ws.write(R,12,ps,d0)
        w=(ps or 0)*l; ws.write_formula(R,13,f'=G{q}*M{q}',d0,w); ws.write_formula(R,14,f'=N{q}*52',d0,w*52)
        rows.append({'type':t,'beds':be,'baths':ba,'other:Car':ca,'units':u,'occupied':l,'vacant':u-l,'pct_occ':round(l/u*100,1),'sf':a,'total_sf':round(u*a,1),'market':m,'actual':ps,'actual_total':w,'other:Gross passing $ p.a.':w*52})
        S=[S[0]+u,S[1]+l,S[2]+u*a,S[3]+w,0]; R+=1
    tline('Total '+nm.split(',')[0],S,r0=r0); subs.append(R+1); G=[x+y for x,y in zip(G,S)]; R+=2
tline('Portfolio total',G,f='g',subs=subs)
ws.write(R+2,1,'Hillcrest unrenovated units held vacant for refurbishment program (kitchens, split systems), back on market Feb-26.',g(italic=1,font_size=9))
ws.set_column(0,0,2); ws.set_column(1,1,38); ws.set_column(2,8,7.5); ws.set_column(9,13,11); ws.set_column(14,14,13); ws.set_row(3,32); ws.freeze_panes(4,2); ws.hide_gridlines(2); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,1); ws.activate()
wb.close()
save(FN,'UM',K,rows,tot,'Australian residential portfolio unit mix workbook, weekly rents, m2, four buildings with totals, cover and assumptions sheets',False)
