# storage-unit mix, formulas with cached values, sections by climate/level
from common import *
import xlsxwriter
NAME='storage_mix_quarry_lane'
M=['units','occupied','vacant','down','pct_occ','sf','total_sf','market','actual','market_total','actual_total']
S=[('Climate Controlled – 1st Floor',[('CC1 5x5',24,22,0,25,62,54.18),('CC1 5x10',46,41,1,50,98,87.46),('CC1 10x10',52,49,0,100,159,141.73),('CC1 10x15',28,24,0,150,208,187.92),('CC1 10x20',14,13,0,200,259,236.40)]),
('Climate Controlled – 2nd Floor (elevator)',[('CC2 5x5',32,25,2,25,49,43.67),('CC2 5x10',60,48,0,50,82,73.05),('CC2 7.5x10',18,15,0,75,109,98.81),('CC2 10x10',48,40,0,100,134,118.62),('CC2 10x15',20,14,1,150,179,160.25)]),
('Drive-Up, Non-Climate',[('DU 5x10',18,16,0,50,79,72.34),('DU 10x10',40,38,0,100,129,117.50),('DU 10x15',36,33,0,150,164,149.87),('DU 10x20',44,41,1,200,199,183.16),('DU 10x30',16,15,0,300,279,251.09)]),
('Vehicle & RV',[('Open 12x30',22,18,0,360,95,88.72),('Covered 14x40',10,10,0,560,185,171.30)])]
HD=['Unit Type','Total\nUnits','Occupied','Vacant','Down','% Occ.','SF /\nUnit','Total SF','Market Rent\nper Unit','Actual Rent\nper Unit','Total Monthly\nMarket','Total Monthly\nActual']
def build():
    wb=xlsxwriter.Workbook(f'{DOC}/{NAME}.xlsx'); ws=wb.add_worksheet('Quarry Ln Storage')
    F=lambda **k:wb.add_format(dict(font_name='Tahoma',font_size=k.pop('sz',9),**k))
    NF=['0','0','0','0','0.0%','#,##0','#,##0','$#,##0','$#,##0.00','$#,##0','$#,##0.00']
    n=[F(num_format=x) for x in NF]; sb=[F(num_format=x,bold=True,top=1) for x in NF]; gt=[F(num_format=x,bold=True,top=1,bottom=6,bg_color='#FFF2CC') for x in NF]
    hd=F(bold=True,text_wrap=True,align='center',valign='bottom',bottom=2,top=2); hl=F(bold=True,text_wrap=True,valign='bottom',bottom=2,top=2)
    ws.merge_range('A1:L1','Quarry Lane Self Storage',F(bold=True,sz=14,align='center')); ws.merge_range('A2:L2','4418 Quarry Lane – Storage Unit Mix, month end 05/31/2025',F(align='center')); ws.merge_range('A3:L3','Parcel 3 of the Quarry Lane retail center',F(align='center',italic=True,font_color='#808080'))
    for j,h in enumerate(HD): ws.write(4,j,h,hl if j==0 else hd)
    ws.set_row(4,28); L=lambda j:chr(66+j); r=5; rows=[]; tots=[]; subs=[]
    def agg(us):
        u,o,d=(sum(x[i] for x in us) for i in (1,2,3)); sf=sum(x[1]*x[4] for x in us); mk=sum(x[1]*x[5] for x in us); ac=round(sum(round(x[2]*x[6],2) for x in us),2)
        return dict(zip(M,[u,o,u-o-d,d,round(o/u*100,1),round(sf/u),sf,round(mk/u),round(ac/o+1e-9,2),mk,ac]))
    def sums(r,d,fm,lab,expr):
        ws.write(r,0,lab,F(bold=True,top=1) if fm is sb else F(bold=True,top=1,bottom=6,bg_color='#FFF2CC')); R=r+1
        ex={'pct_occ':f'=ROUND(C{R}/B{R},3)','sf':f'=ROUND(H{R}/B{R},0)','market':f'=ROUND(K{R}/B{R},0)','actual':f'=ROUND(L{R}/C{R},2)'}
        for j,m in enumerate(M): ws.write_formula(r,1+j,ex.get(m) or expr(L(j)),fm[j],d[m]/100 if m=='pct_occ' else d[m])
        tots.append(dict(label=lab,**d))
    for sec,us in S:
        ws.write(r,0,sec,F(bold=True,italic=True,font_color='#7F6000')); r+=1; r0=r
        for u in us:
            d=agg([u]); R=r+1; ws.write(r,0,u[0],F(indent=1))
            assert d['vacant']>=0 and d['actual']==u[6]
            fx={'vacant':f'=B{R}-C{R}-E{R}','pct_occ':f'=ROUND(C{R}/B{R},3)','total_sf':f'=B{R}*G{R}','market_total':f'=B{R}*I{R}','actual_total':f'=ROUND(C{R}*J{R},2)'}
            for j,m in enumerate(M):
                v=d[m]/100 if m=='pct_occ' else d[m]
                if m in fx: ws.write_formula(r,1+j,fx[m],n[j],round(v,4))
                else: ws.write_number(r,1+j,v,n[j])
            rows.append(dict(type=u[0],**d)); r+=1
        sums(r,agg(us),sb,'Total '+sec.split(' (')[0],lambda c:f'=SUM({c}{r0+1}:{c}{r})'); subs.append(r+1); r+=2
    sums(r,agg([u for _,l in S for u in l]),gt,'Facility Total',lambda c:'='+'+'.join(f'{c}{x}' for x in subs))
    ws.write(r+2,0,'Actual rent is the average contract rate of occupied units before insurance, admin and late fees. Down = not rentable (roof leak, door repair).',F(sz=8,italic=True))
    ws.set_column('A:A',36); ws.set_column('B:G',9); ws.set_column('H:H',10); ws.set_column('I:J',13); ws.set_column('K:L',14.5)
    ws.set_landscape(); ws.fit_to_pages(1,1); ws.hide_gridlines(2); ws.freeze_panes(5,1); wb.close()
    save(NAME,'UM',M,rows,tots)
    return dict(file=NAME+'.xlsx',assetType='SELF_STORAGE',documentType='UNIT_MIX',author='a32b',style='storage unit mix, sections by climate and level, formulas, averages in totals',hard=False)
if __name__=='__main__': print(build())
