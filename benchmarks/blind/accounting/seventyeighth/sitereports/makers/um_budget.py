# Budget 2026 unit mix / GPR schedule of four affordable communities, .xls, dashes for market units
from common import *
import xlwt
rng=random.Random(7823); fn='2026 Budget - Unit Mix & GPR (Affordable).xls'
wb=xlwt.Workbook(); a0=wb.add_sheet('Assumptions'); ws=wb.add_sheet('Unit Mix')
E=xlwt.easyxf
h1=E('font: name Arial, height 260, bold on'); sm=E('font: name Arial, height 180, italic on'); t=E('font: name Arial, height 180'); tc=E('font: name Arial, height 180; align: horiz right')
hd=E('font: name Arial, height 180, bold on; align: horiz center, vert center, wrap on; pattern: pattern solid, fore_colour light_yellow; borders: bottom thin, top thin')
ph=E('font: name Arial, height 200, bold on; pattern: pattern solid, fore_colour gray25')
g=lambda f,b='':E('font: name Arial, height 180'+(', bold on; borders: top thin' if b else ''),num_format_str=f)
N0,P0,M0=g('#,##0'),g('0%'),g('$#,##0'); B0,BM,BT=g('#,##0','b'),g('$#,##0','b'),E('font: name Arial, height 180, bold on; borders: top thin')
a0.write(0,0,'2026 Operating Budget - Assumptions',h1)
for i,(x,y) in enumerate([('Market rent growth','2.75% effective at renewal'),('AMI limits','2025 HUD limits held flat; floor protected'),('Utility allowance','PHA schedule eff. 10/1/2025'),('Vacancy','5.0% affordable / 6.5% market')]): a0.write(2+i,0,x,t); a0.write(2+i,1,y,t)
a0.col(0).width=9000; a0.col(1).width=14000
ws.write(0,0,'Cobblestone Affordable Communities - 2026 Budget',h1); ws.write(1,0,'Unit mix and gross potential rent by property (draft 3, 9/26/2025)',sm)
H=['Unit Type','AMI','Bed','Bath','# Units','Unit SF','Total SF','Max Gross Rent','Utility Allow.','Max Net Rent','In-Place Avg','2026 Budget Rent','Monthly GPR','Annual GPR']
for j,h in enumerate(H): ws.write(3,j,h,hd)
ws.row(3).height_mismatch=True; ws.row(3).height=560
K=['ami','beds','baths','units','sf','total_sf','gross','ua','net','actual','other:2026 Budget Rent','other:Monthly GPR','other:Annual GPR']
G30={1:548,2:657,3:760,4:848,0:511}
P=[('Harbor Point Village (112)',[(1,1,30,6,640),(1,1,50,14,640),(1,1,60,16,640),(2,1,50,18,835),(2,1,60,26,835),(2,2,60,12,904),(3,2,50,6,1088),(3,2,60,10,1088),(2,2,None,4,904)]),
('Millrace Senior Lofts (64)',[(0,1,50,8,455),(1,1,30,6,580),(1,1,50,22,580),(1,1,60,20,580),(2,1,60,8,790)]),
('Oak Terrace (88)',[(1,1,60,20,655),(1,1,80,8,655),(2,2,60,30,918),(2,2,80,10,918),(3,2,60,12,1140),(3,2,None,4,1140),(4,2,60,4,1320)]),
('Sugar Mill Row Townhomes (40)',[(2,1.5,50,10,1005),(2,1.5,60,12,1005),(3,2.5,60,14,1245),(3,2.5,None,4,1245)])]
rows=[];tots=[];r=4;GT=[0]*4
for pi,(pn,L) in enumerate(P):
    assert int(pn[pn.index('(')+1:-1])==sum(x[3] for x in L)
    ws.write_merge(r,r,0,13,pn,ph); r+=1; S=[0]*4
    for bd,ba,ami,n,sf in L:
        nmn=('Studio' if bd==0 else f'{bd}x{ba:g}')+(' TH' if 'Town' in pn else '')+(f' @ {ami}%' if ami else ' Market'); d=dict(type=nmn); ua=[58,69,88,109,131][bd]+pi*3
        if ami:
            gr=round(G30[bd]*ami/30*(1+pi*.02)); net=gr-ua; ip=net-rng.randint(4,46); bu=min(net,ip+rng.randint(8,35)); d.update(ami=ami,gross=gr,ua=ua,net=net)
        else: ip=1190+240*(bd-2)+pi*35+rng.randint(0,20); bu=round(ip*1.0275)
        d.update(beds=bd,baths=ba,units=n,sf=sf,total_sf=n*sf,actual=ip); d[K[10]]=bu; d[K[11]]=n*bu; d[K[12]]=n*bu*12
        ws.write(r,0,nmn,t)
        for j,k in enumerate(K):
            if k in d: ws.write(r,j+1,d[k]/100 if k=='ami' else d[k],P0 if k=='ami' else g('0.0') if k=='baths' and ba%1 else M0 if j>=6 else N0)
            else: ws.write(r,j+1,'-',tc)
        rows.append({k:d[k] for k in ['type']+K if k in d}); r+=1
        S=[x+y for x,y in zip(S,[n,n*sf,n*bu,n*bu*12])]
    def tl(lab,S):
        for j in range(14): ws.write(r,j,'',BT)
        ws.write(r,0,lab,BT); ws.write(r,4,S[0],B0); ws.write(r,6,S[1],B0); ws.write(r,12,S[2],BM); ws.write(r,13,S[3],BM)
        avg=round(S[2]/S[0]); ws.write(r,11,avg,BM)
        tots.append({'label':lab,'units':S[0],'total_sf':S[1],K[10]:avg,K[11]:S[2],K[12]:S[3]})
    # overwrite guard: xlwt forbids rewriting cells
    ws._cell_overwrite_ok=True
    tl('Total / avg '+pn[:pn.index(' (')],S); GT=[x+y for x,y in zip(GT,S)]; r+=2
tl('Portfolio total',GT); r+=2
ws.write(r,0,'Max net rent = max gross rent less utility allowance. Budget rent never above max net rent on restricted units.',sm)
ws.col(0).width=7600
for j,w in enumerate([5,5,5,8,8,10,10,9,10,10,11,12,13]): ws.col(j+1).width=w*290
ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.fit_num_pages=1; wb.active_sheet=1; wb.save(f'{B}/documents/{fn}'); print(len(rows),tots[-1])
save(fn,'UM',K,rows,tots,'budget unit mix and GPR, four LIHTC properties with AMI/UA columns, .xls',False)
