# Quebec warehouses, bilingual
from common import *
import xlsxwriter
def run():
    fn='Entrepots_loyers_30-06-2025.xlsx'; r=rng(fn)
    wb=xlsxwriter.Workbook(os.path.join(DOC,fn)); F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
    ws=wb.add_worksheet('Baux - Leases'); ix=wb.add_worksheet('Notes')
    h=F(bold=True,font_color='white',bg_color='#1F3864',border=1,align='center',valign='vcenter',text_wrap=True); sec=F(bold=True,bg_color='#D6DCE5',top=1,bottom=1); t=F(); tw=F(text_wrap=True,valign='top'); n0=F(num_format='# ##0'.replace(' ',',')); mo=F(num_format='#,##0.00 "$"'); mb=F(num_format='#,##0.00 "$"',bold=True,top=1); nb=F(num_format='#,##0',bold=True,top=1); da=F(num_format='yyyy-mm-dd',align='center'); bb=F(bold=True,top=1); it=F(italic=True,font_color='#C00000')
    ws.write(0,0,'Immeubles Halvorth inc.',F(bold=True)); ws.write(1,0,'État des baux – entrepôts / Warehouse lease roll',F(bold=True)); ws.write(2,0,'Au 30 juin 2025 / As at June 30, 2025',t)
    top=[(0,1,'Local / Unit'),(1,1,'Locataire / Tenant'),(2,1,'Superficie\nArea (pi² / sq ft)')]
    ws.merge_range(4,0,5,0,'Local\nUnit',h); ws.merge_range(4,1,5,1,'Locataire\nTenant',h); ws.merge_range(4,2,5,2,'Superficie (pi²)\nArea (sq ft)',h)
    ws.merge_range(4,3,4,4,'Bail / Lease',h); ws.write(5,3,'Début\nStart',h); ws.write(5,4,'Fin\nEnd',h)
    ws.merge_range(4,5,4,8,'Loyer mensuel / Monthly rent',h)
    for j,x in enumerate(['Base','$/pi²/an\n$/sf/yr','Frais d’expl.\nOperating costs','Taxes\nTaxes']): ws.write(5,5+j,x,h)
    ws.merge_range(4,9,5,9,'Total mensuel\nMonthly total',h); ws.merge_range(4,10,4,11,'Prochaine hausse / Next increase',h); ws.write(5,10,'Date',h); ws.write(5,11,'Base mensuelle\nMonthly base',h); ws.merge_range(4,12,5,12,'Dépôt\nDeposit',h)
    ws.set_row(4,18); ws.set_row(5,30)
    B=[('8850, boul. Chardonneret, Saint-Laurent',[('100','Distribution Boréalis inc.',18200,2021,7,60,10.25),('110','Meubles Trois-Clous ltée',9400,2023,3,60,11.5),('120',None,7650),('130','Emballages Pellerin',12800,2019,11,84,9.1),('140','Kettleby Imports Canada Ltd.',5300,2024,10,36,13.0)]),
       ('1425, rue de la Cimenterie, Laval',[('A','Pièces d’auto Rondeau',4200,2022,5,60,12.75),('B','Brasserie du Quai Nord',6100,2020,9,120,11.0),('C','Traiteur Mirabel & filles',3900,2024,2,36,14.2),('D','Gymnase Altitude',8800,2018,6,96,10.4),('E',None,4050),('F','Archives Cartier (9431-0022 Québec inc.)',10400,2017,1,120,8.6)]),
       ('77, chemin du Port, Sorel',[('1','Grains Richelieu S.E.C.',42500,2015,1,180,6.85),('2','Cordages Marins du Fleuve',15750,2025,4,60,8.25),('Cour / Yard','Excavation Papineau',None,2024,5,24,None)])]
    rows=[]; R=6; G=[0]*6; n=o=0
    def dw(R,j,d): ws.write_datetime(R,j,dt.datetime.combine(d,dt.time()),da)
    for bl,us in B:
        ws.merge_range(R,0,R,12,bl,sec); R+=1; S=[0]*6
        for u in us:
            uid,nm,a=u[:3]; n+=1; ws.write(R,0,uid,t)
            if a: ws.write(R,2,a,n0); S[0]+=a
            if not nm:
                ws.write(R,1,'Vacant – à louer / for lease',it); rows.append(dict(unit=uid,building=bl,area=a,statusText='Vacant')); R+=1; continue
            o+=1; y,mm,term,psf=u[3:]; sd=dt.date(y,mm,1); ed=addm(sd,term,-1); base=round(a*psf/12,2) if a else 2850.0
            oc=round(a*2.1/12,2) if a else None; tx=round(a*1.85/12,2) if a else None; tot=round(base+(oc or 0)+(tx or 0),2); dep=round(base*1.0/100)*100.0 if term<100 else None
            nd=dt.date(2025,mm,1) if mm>6 else dt.date(2026,mm,1); step=None
            if nd<ed and uid not in('Cour / Yard','E'): step=round(base*1.035,2)
            ws.write(R,1,nm,t); dw(R,3,sd); dw(R,4,ed); ws.write(R,5,base,mo)
            if psf: ws.write(R,6,psf,mo)
            for j,v in ((7,oc),(8,tx),(9,tot),(11,step),(12,dep)):
                if v is not None: ws.write(R,j,v,mo)
            if step: dw(R,10,nd)
            rows.append(dict(unit=uid,building=bl,area=a,tenantName=nm,statusText='Occupied',leaseStartDate=sd,leaseEndDate=ed,contractRent=base,charges=[dict(code=k,amount=v) for k,v in (('Operating costs',oc),('Taxes',tx)) if v is not None] or None,totalCharges=tot,deposit=dep,rentSteps=[dict(date=nd,amount=step)] if step else None))
            for q,x in enumerate((0,base,oc,tx,tot,dep)): S[q]+=x or 0
            R+=1
        def tl(lbl,S):
            ws.write(R,0,'',bb); ws.write(R,1,lbl,bb); ws.write(R,2,S[0],nb)
            for j in (3,4,6,10,11): ws.write(R,j,'',bb)
            for j,v in zip((5,7,8,9,12),S[1:]): ws.write(R,j,round(v,2),mb)
        tl('Sous-total / Subtotal',S); R+=2; G=[a+b for a,b in zip(G,S)]
    tl('Total – 3 immeubles / 3 buildings',G); R+=2
    ws.write(R,0,f'{n} locaux / units : {o} loués / leased, {n-o} vacants / vacant. La cour est comptée comme un local. / The yard is counted as a unit.',t)
    for j,w in enumerate([11,37,14,11,11,14,10,14,13,15,11,14,13]): ws.set_column(j,j,w)
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.freeze_panes(6,2)
    for i,x in enumerate(['TPS/TVQ en sus. GST/QST extra.','Bail Richelieu: option 2 x 5 ans à la valeur marchande.','Archives Cartier: frais fixes jusqu’à la fin du bail.']): ix.write(i,0,x,t)
    wb.close(); save(fn,None,'2025-06-30',n,o,n-o,rows,sheet='Baux - Leases')
    return dict(file=fn,assetType='WAREHOUSE',documentType='RENT_ROLL',author='Montréal property manager, bilingual',style='merged two-line bilingual heads, building bands, subtotals',hard='French/English, unit ids repeat, yard without area, next increase')
if __name__=='__main__': run()
