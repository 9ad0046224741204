from common import *; import xlsxwriter
NAME='Unit Mix - Glenora Portfolio (Edmonton).xlsx'
B=[('Alder Place – 10418 Stony Road',[('Bachelor',0,1,8,8,385,1045,1125),('1 Bedroom',1,1,31,30,560,1240,1345),('1 Bedroom + Den',1,1,6,6,645,1365,1450),('2 Bedroom',2,1,24,22,790,1485,1610),('2 Bedroom – renovated',2,1,9,9,790,1640,1660)]),
('Birkdale Manor – 12207 Groat Avenue',[('1 Bedroom',1,1,18,17,575,1195,1320),('2 Bedroom',2,1,27,26,815,1430,1575),('2 Bedroom 1.5 bath',2,1.5,6,6,860,1510,1625),('3 Bedroom',3,1.5,3,2,1035,1795,1895)]),
('Coronet Terrace (townhouses)',[('2 Bed TH',2,1.5,10,10,985,1720,1815),('3 Bed TH',3,1.5,14,13,1160,1905,2045),('3 Bed TH – end unit',3,2.5,4,4,1245,1990,2150)])]
wb=xlsxwriter.Workbook(doc(NAME)); ws=wb.add_worksheet('Unit Mix'); f=lambda **k:wb.add_format({'font_name':'Aptos Narrow','font_size':10,**k})
ws.hide_gridlines(2); BL='#0B3C5D'
ws.write('B2','Glenora Portfolio – Unit Mix & Rent Summary',f(bold=True,font_size=15,font_color=BL)); ws.write('B3','Edmonton, AB  |  Rent roll date: September 30, 2025  |  CAD, monthly unless noted',f(italic=True))
H=['Suite type','Bed','Bath','Suites','Occupied','Vacant','Occ. %','Avg SF','Total SF','Avg','Monthly total','$/SF','Avg','Monthly total','Mark-to-market upside ($/mo)']
K=['beds','baths','units','occupied','vacant','pct_occ','sf','total_sf','actual','actual_total','actual_sf','market','market_total','other:Mark-to-market upside ($/mo)']
hd=f(bold=True,bg_color=BL,font_color='white',align='center',valign='vcenter',text_wrap=True,border=1,border_color='white')
for a,b,t in((10,12,'In-place rent (occupied suites)'),(13,14,'Market rent (all suites)')): ws.merge_range(4,a,4,b,t,hd)
for c in list(range(1,10))+[15]: ws.merge_range(4,c,5,c,H[c-1],hd)
for c in range(10,15): ws.write(5,c,H[c-1],hd)
ws.set_row(5,28)
N0='#,##0'; C0='$#,##0'; C2='$0.00'; P1='0.0%'
fm=[None,'0','0.0',N0,N0,N0,P1,N0,N0,C0,C0,C2,C0,C0,C0]
r=6; rows=[];tots=[];A=[];rs=[]
def agg(L):
    n=sum(x[3] for x in L); o=sum(x[4] for x in L); s=sum(x[3]*x[5] for x in L); os_=sum(x[4]*x[5] for x in L); a=sum(x[4]*x[6] for x in L); m=sum(x[3]*x[7] for x in L); u=sum(x[4]*(x[7]-x[6]) for x in L)
    return dict(units=n,occupied=o,vacant=n-o,pct_occ=round(o/n*100,1),sf=round(s/n),total_sf=s,actual=round(a/o),actual_total=a,actual_sf=round(a/os_,2),market=round(m/n),market_total=m,**{K[-1]:u})
def total(lb,L,first,last,subs,st):
    t=agg(L); e=r+1; x=lambda c:f'=SUM({c}{first}:{c}{last})' if first else '='+'+'.join(f'{c}{q}' for q in subs)
    n=sum(q[3] for q in L); o=sum(q[4] for q in L); s=t['total_sf']; os_=sum(q[4]*q[5] for q in L)
    ws.write(r,1,lb,f(**st)); ws.write_blank(r,2,None,f(**st)); ws.write_blank(r,3,None,f(**st))
    P=[('E',x('E'),n),('F',x('F'),o),('G',x('G'),n-o),('H',f'=F{e}/E{e}',o/n),('I',f'=J{e}/E{e}',s/n),('J',x('J'),s),('K',f'=L{e}/F{e}',t['actual_total']/o),('L',x('L'),t['actual_total']),('M',None,t['actual_sf']),('N',f'=O{e}/E{e}',t['market_total']/n),('O',x('O'),t['market_total']),('P',x('P'),t[K[-1]])]
    for c,fo,v in P:
        ci=ord(c)-65; F_=f(num_format=fm[ci-1],**st)
        ws.write_formula(r,ci,fo,F_,v) if fo else ws.write(r,ci,v,F_)
    tots.append({'label':lb,**t})
for bn,L in B:
    ws.write(r,1,bn,f(bold=True,font_color=BL,bottom=1)); r+=1; f0=r+1
    for x in L:
        e=r+1; ty,bd,ba,n,o,sf,a,m=x
        ws.write(r,1,ty,f(indent=1)); 
        for c,v in((2,bd),(3,ba),(4,n),(5,o),(8,sf),(10,a),(13,m)): ws.write(r,c,v,f(num_format=fm[c-1],**({'font_color':'#0000FF'} if c>3 else {'align':'center'})))
        for c,fo,v in((6,f'=E{e}-F{e}',n-o),(7,f'=F{e}/E{e}',o/n),(9,f'=E{e}*I{e}',n*sf),(11,f'=F{e}*K{e}',o*a),(12,f'=K{e}/I{e}',a/sf),(14,f'=E{e}*N{e}',n*m),(15,f'=F{e}*(N{e}-K{e})',o*(m-a))): ws.write_formula(r,c,fo,f(num_format=fm[c-1]),v)
        rows.append({'type':ty,'beds':bd,'baths':ba,'units':n,'occupied':o,'vacant':n-o,'pct_occ':round(o/n*100,1),'sf':sf,'total_sf':n*sf,'actual':a,'actual_total':o*a,'actual_sf':round(a/sf,2),'market':m,'market_total':n*m,K[-1]:o*(m-a)}); r+=1
    total('Subtotal – '+bn.split(' – ')[0].split(' (')[0],L,f0,r,None,dict(bold=True,top=1,bg_color='#E8EEF2')); rs.append(r+1); r+=2; A+=L
total('Portfolio total / wtd. average',A,None,None,rs,dict(bold=True,top=1,bottom=6,bg_color='#CFE0EA')); r+=2
for t in ('In-place averages exclude vacant suites. Market rents per Q3-2025 survey; blue = input.','Laundry, parking and pet fees not included. Live-in manager suite (Birkdale 104) counted as occupied at market.'): ws.write(r,1,t,f(italic=True,font_size=9,font_color='#666666')); r+=1
for c,w in zip(range(16),[2,33,6,6,8,10,8,8,8,9,9,12,8,9,12,15]): ws.set_column(c,c,w)
ws.freeze_panes(6,2); ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
save(NAME,'UM',K,rows,tots,None,'Canadian three-building unit mix, xlsx, formulas, in-place vs market, subtotals',False)
