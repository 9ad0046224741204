# Consolidating TB, Luxembourg SCSp, PDF (reportlab platypus)
import random
from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import *
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from reportlab.lib import colors
def run():
    R=random.Random(2101)
    K=['other:BLP II SCSp','other:BLP II MasterCo S.à r.l.','other:PROPERTY COMPANIES Duisburg GmbH','other:PROPERTY COMPANIES Venlo B.V.','other:ELIMINATIONS Debit','other:ELIMINATIONS Credit','other:Consolidated 31 Dec 2024']
    F,M,D,V,ED,EC,C=K
    A=[]
    def a(sec,code,name,f=None,m=None,d=None,v=None,ed=None,ec=None): A.append([sec,code,name,f,m,d,v,ed,ec])
    dl,vl=27_450_000,19_825_000; fl=46_900_000; di,vi=1_235_250,892_125; fi=2_017_000
    sd,sv,sm=3_025_000,2_500_000,6_012_500
    s='1  Fixed assets'
    a(s,'221110','Land – industrial',d=11_804_310,v=8_116_045); a(s,'221320','Buildings and warehouse halls',d=38_677_902,v=27_430_118)
    a(s,'221329','Accumulated value adjustments on buildings',d=-3_094_232,v=-1_645_807)
    a(s,'233100','Shares in affiliated undertakings',f=sm,m=sd+sv,ec=sm+sd+sv)
    a(s,'233200','Loans to affiliated undertakings',f=fl,m=dl+vl,ec=fl+dl+vl)
    s='2  Current assets'
    a(s,'401100','Trade debtors – rents invoiced',d=412_874,v=96_310); a(s,'401190','Value adjustment on doubtful debtors',d=-58_200)
    a(s,'402300','Interest receivable, group loans',f=504_250,m=531_844,ec=504_250+531_844); a(s,'421611','VAT recoverable',f=18_406,m=7_915,d=133_027,v=41_862)
    a(s,'481000','Deferred charges and prepaid insurance',f=12_500,d=27_311,v=19_940); a(s,'513110','Current account – Banque Elsbeth',f=2_317_644,m=188_029)
    a(s,'513120','Rent collection accounts, pledged',d=1_946_215,v=1_207_733)
    s='3  Equity'
    a(s,'101000','Partners’ contributions called',f=-52_350_000); a(s,'101100','Subscribed share capital',m=-sm,d=-sd,v=-sv,ed=sm+sd+sv)
    a(s,'119000','Distributions paid to limited partners',f=3_480_000); a(s,'141000','Results brought forward',f=0,m=0,d=0,v=0)
    s='4  Creditors'
    a(s,'194100','Bank loan – Hypothekenbank Ruhrwald',d=-20_160_000,v=-13_440_000); a(s,'194200','Capitalised arrangement costs',d=214_600,v=150_775)
    a(s,'451100','Loans from affiliated undertakings',m=-fl,d=-dl,v=-vl,ed=fl+dl+vl); a(s,'451300','Interest payable, group loans',m=-504_250,d=-308_813,v=-223_031,ed=504_250+531_844)
    a(s,'441100','Suppliers and property manager',f=-36_270,m=-14_885,d=-287_406,v=-118_552); a(s,'461200','Tenant deposits held in cash',d=-365_000,v=-180_250)
    a(s,'471800','AIFM and depositary fees accrued',f=-148_313); a(s,'483000','Rent received in advance',d=-402_118,v=-263_905)
    s='5  Income'
    a(s,'703100','Rental income',d=-3_912_480,v=-2_711_016); a(s,'703200','Service charges recovered',d=-588_932,v=-344_207)
    a(s,'752100','Interest income, group loans',f=-fi,m=-(di+vi),ed=fi+di+vi); a(s,'755900','Bank interest',f=-41_208,m=-2_377,d=-19_044,v=-11_260)
    s='6  Charges'
    a(s,'611400','Repairs and maintenance',d=341_776,v=162_089); a(s,'611600','Property management and letting',d=196_225,v=134_770)
    a(s,'613400','Audit, tax and legal',f=187_940,m=46_318,d=58_114,v=44_902); a(s,'617100','AIFM management fee',f=593_250)
    a(s,'633210','Value adjustments of the year',d=773_558,v=548_602); a(s,'655110','Interest on bank loans',d=705_600,v=456_960)
    a(s,'655210','Interest on group loans',m=fi,d=di,v=vi,ec=fi+di+vi); a(s,'681000','Net wealth, land and income taxes',m=4_815,d=117_420,v=88_036)
    # plug
    for j in range(3,7):
        rf=[x for x in A if x[1]=='141000'][0]
        rf[j]=-sum(x[j] or 0 for x in A if x[1]!='141000')
    rows=[]
    for x in A:
        r=dict(account=x[1],name=x[2]); 
        for k,v in zip(K[:6],x[3:]): r[k]=v
        r[C]=sum(v or 0 for v in x[3:7])+(x[7] or 0)-(x[8] or 0); r['_s']=x[0]; rows.append(r)
    st=ParagraphStyle('b',fontName='Times-Roman',fontSize=8.5,leading=11); h=ParagraphStyle('h',fontName='Times-Bold',fontSize=13,leading=16)
    nm=ParagraphStyle('n',fontName='Times-Roman',fontSize=7.8,leading=9)
    head=[['Account','Account title','BLP II\nSCSp','BLP II\nMasterCo\nS.à r.l.','PROPERTY COMPANIES','','ELIMINATIONS','','Consolidated\n31 Dec 2024'],
          ['','','','','Duisburg\nGmbH','Venlo\nB.V.','Debit','Credit','']]
    data=list(head); sty=[('FONT',(0,0),(-1,-1),'Times-Roman',7.8),('FONT',(0,0),(-1,1),'Times-Bold',7.8),('ALIGN',(2,0),(-1,-1),'RIGHT'),
      ('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('ALIGN',(4,0),(7,0),'CENTER'),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(2,1)),('SPAN',(3,0),(3,1)),('SPAN',(8,0),(8,1)),
      ('LINEBELOW',(4,0),(5,0),.5,colors.black),('LINEBELOW',(6,0),(7,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('VALIGN',(0,0),(-1,1),'BOTTOM'),('VALIGN',(0,2),(-1,-1),'MIDDLE'),
      ('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
    tot=[]
    secs=list(dict.fromkeys(r['_s'] for r in rows))
    for s in secs:
        data.append([s]+['']*8); i=len(data)-1; sty+=[('FONT',(0,i),(-1,i),'Times-BoldItalic',8.2),('SPAN',(0,i),(3,i))]
        rs=[r for r in rows if r['_s']==s]
        for r in rs: data.append([r['account'],Paragraph(r['name'],nm)]+[par(r[k]) for k in K])
        t=tsum(rs,K,0); lab='Total '+s[3:].lower(); 
        data.append(['',lab]+[par(t.get(k)) for k in K]); i=len(data)-1
        sty+=[('FONT',(1,i),(-1,i),'Times-Bold',7.8),('LINEABOVE',(2,i),(-1,i),.4,colors.black)]
        tot.append(dict(label=lab,**t))
    t=tsum(rows,K,0); data.append(['','Sum of all accounts']+[par(t.get(k)) for k in K]); tot.append(dict(label='Sum of all accounts',**t)); i=len(data)-1
    sty+=[('FONT',(1,i),(-1,i),'Times-Bold',8),('LINEABOVE',(2,i),(-1,i),.8,colors.black),('LINEBELOW',(2,i),(-1,i),.8,colors.black)]
    for r in rows: r.pop('_s')
    T=Table(data,colWidths=[46,190,74,74,74,74,76,76,80],repeatRows=2); T.setStyle(TableStyle(sty))
    def foot(c,d):
        c.setFont('Times-Italic',7); c.drawString(40,22,'Borealis Logistics Partners II SCSp, RAIF – R.C.S. Luxembourg B 299.018 – prepared by Quintefeuille Fund Services S.A., draft 2 of 14 February 2025'); c.drawRightString(landscape(A4)[0]-40,22,f'{d.page}')
    doc=SimpleDocTemplate(DOC+'borealis_consol_tb_2024.pdf',pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=38)
    doc.build([Paragraph('Borealis Logistics Partners II SCSp',h),Paragraph('Consolidating trial balance for the year ended 31 December 2024 (amounts in EUR, rounded to the unit)',st),Spacer(1,4),
      Paragraph('Debit balances are shown without sign, credit balances in brackets. The two property companies are held at 100% through BLP II MasterCo S.à r.l. Elimination entries E1 (shares 11,537,500), E2 (loans 94,175,000), E3 (accrued interest) and E4 (interest of the year) are described in working paper C-4.',st),Spacer(1,6),T,Spacer(1,6),
      Paragraph('A dash stands for nil. The annual accounts of Venlo B.V. were not yet signed on the date of this draft; no material entries are expected.',st)],onFirstPage=foot,onLaterPages=foot)
    save('borealis_consol_tb_2024.pdf','INDUSTRIAL','TRIAL_BALANCE','Quintefeuille Fund Services S.A., Luxembourg','Landscape PDF in Times, two-line grouped header, entity columns with eliminations pair and consolidated','seven number columns none of which is plain debit/credit/ending; wrapped headers, dash for nil, section subtotals, a figure in the intro text',K,rows,tot)
