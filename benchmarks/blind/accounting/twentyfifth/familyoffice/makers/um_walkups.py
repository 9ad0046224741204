# xlsxwriter, three-line head, building blocks, recap at the side
import random, xlsxwriter; from common import *
R=random.Random(2508)
B=[('JUNIPER ROW',[('JR-0','Studio, rear',0,1,6,0,410,1025),('JR-1','1BR railroad',1,1,12,1,560,1260),('JR-2','2BR front',2,1,9,0,745,1495),('JR-2G','2BR garden',2,1,3,1,720,1440)]),
('OSTRANDER FLATS',[('OF-1','1BR',1,1,10,1,590,1215),('OF-1R','1BR renovated',1,1,8,0,590,1390),('OF-2','2BR',2,1,12,1,790,1450),('OF-3','3BR duplex',3,1.5,4,0,1085,1825)]),
('THE CORLISS',[('CO-0','Studio',0,1,8,2,385,1050),('CO-1','1BR',1,1,16,1,575,1325),('CO-1D','1BR + den',1,1,4,0,660,1435),('CO-2','2BR / 2BA',2,2,6,0,880,1690)]),
('WINSLOW COURT',[('WC-2','2BR townhouse',2,1.5,10,0,960,1580),('WC-3','3BR townhouse',3,2,6,1,1190,1895)])]
N=sum(u[4] for _,l in B for u in l)
H=['units','pct_units','occupied','vacant','pct_occ','sf','total_sf','market','market_sf','actual','actual_sf','other:UPSIDE Loss to Lease / Unit']
wb=xlsxwriter.Workbook(doc('um_walkup_portfolio.xlsx')); ws=wb.add_worksheet('Mix')
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
h=F(bold=1,bg_color='#3B3838',font_color='white',align='center',valign='vcenter',text_wrap=1,border=1); ws.write(0,1,'UNIT MIX | Walk-up apartments',F(bold=1,font_size=16)); ws.write(1,1,'rent roll of 10/1/2025 - market per leasing survey Sept 2025 - R.O.',F(italic=1))
ws.set_column(0,0,2); ws.set_column(1,1,17); ws.set_column(2,2,8); ws.set_column(3,16,10); ws.set_column(17,17,3); ws.set_column(18,22,11)
r=3
for c,t in ((1,'Floor plan'),(2,'Plan code'),(3,'Bd'),(4,'Ba')): ws.merge_range(r,c,r+2,c,t,h)
ws.merge_range(r,5,r,9,'COUNT',h); ws.merge_range(r,10,r,11,'AREA (SF)',h); ws.merge_range(r,12,r,15,'RENT PER MONTH',h); ws.write(r,16,'UPSIDE',h)
for c,t in ((5,'Units'),(6,'% of Total'),(7,'Occ'),(8,'Vac'),(9,'Occ %'),(10,'Avg'),(11,'Total')): ws.merge_range(r+1,c,r+2,c,t,h)
ws.merge_range(r+1,12,r+1,13,'Market',h); ws.merge_range(r+1,14,r+1,15,'Contract',h); ws.merge_range(r+1,16,r+2,16,'Loss to Lease / Unit',h)
for c,t in ((12,'Avg'),(13,'Per SF'),(14,'Avg'),(15,'Per SF')): ws.write(r+2,c,t,h)
nf=['#,##0','0.0%','#,##0','0;-0;"-"','0.0%','#,##0','#,##0','$#,##0.00','$0.00','$#,##0.00','$0.00','$#,##0.00;($#,##0.00)']
def agg(L):
    n=sum(x[0] for x in L);o=sum(x[1] for x in L);ts=sum(x[0]*x[2] for x in L);mt=sum(x[0]*x[3] for x in L);at=sum(x[1]*x[4] for x in L);os=sum(x[1]*x[2] for x in L)
    mk=round(mt/n,2);ac=round(at/o,2)
    return [n,round(100*n/N,1),o,n-o,round(100*o/n,1),round(ts/n),ts,mk,round(mt/ts,2),ac,round(at/os,2),round(mk-ac,2)]
def put(r,v,b=None):
    for i,x in enumerate(v):
        ws.write_number(r,5+i,x/100 if i in(1,4) else x,F(num_format=nf[i],**(b or {})))
r=6; rows=[];tots=[];A=[];bed={}
for bn,l in B:
    ws.merge_range(r,1,r,16,bn,F(bold=1,bg_color='#D9E1F2')); r+=1; L=[]
    for code,t,bd,ba,n,v,sf,mk in l:
        act=mk-R.randint(-25,130); x=(n,n-v,sf,mk,act); L.append(x); w=agg([x]); bed.setdefault(bd,[]).append(x)
        ws.write(r,1,t,F(indent=1)); ws.write(r,2,code,F()); ws.write(r,3,bd,F(align='center')); ws.write(r,4,ba,F(align='center',num_format='0.0')); put(r,w); rows.append({"type":t,"beds":bd,"baths":ba,**dict(zip(H,w))}); r+=1
    w=agg(L); lab='Subtotal / average'; ws.write(r,1,lab,F(bold=1,top=1)); [ws.write(r,c,'',F(top=1)) for c in (2,3,4)]; put(r,w,{'bold':1,'top':1}); tots.append({"label":lab,**dict(zip(H,w))}); A+=L; r+=1
w=agg(A); ws.write(r,1,'PORTFOLIO',F(bold=1,top=2,bottom=2)); [ws.write(r,c,'',F(top=2,bottom=2)) for c in (2,3,4)]; put(r,w,{'bold':1,'top':2,'bottom':2}); tots.append({"label":"PORTFOLIO",**dict(zip(H,w))})
ws.write(r+2,1,'Contract rents average occupied units only. Per SF = rent over area of the same units. Loss to lease = market avg less contract avg; (x) = contract above market.',F(font_size=8,italic=1))
ws.write(4,18,'By bedroom',F(bold=1,underline=1)); rr=5
for c,t in enumerate(['Bedrooms','Units','Occupied']): ws.write(rr,18+c,t,F(bold=1,bottom=1))
for b in sorted(bed): rr+=1; ws.write(rr,18,['Studio','One','Two','Three'][b],F()); ws.write(rr,19,sum(x[0] for x in bed[b]),F()); ws.write(rr,20,sum(x[1] for x in bed[b]),F())
ws.freeze_panes(6,3); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close(); save('um_walkup_portfolio','xlsx','UM',None,H,rows,tots)
