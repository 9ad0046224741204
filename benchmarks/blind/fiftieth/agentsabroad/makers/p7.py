# Australian agent's letter with a small schedule
from .common import *
from reportlab.platypus import SimpleDocTemplate, Paragraph, Table, TableStyle, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import cm
from reportlab.lib.colors import HexColor, black
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for n,x in (('DSC','DejaVuSansCondensed.ttf'),('DSCB','DejaVuSansCondensed-Bold.ttf')): pdfmetrics.registerFont(TTFont(n,'/usr/share/fonts/truetype/dejavu/'+x))
NAME='Letter_to_lender_Banksia_Parade_shops.pdf'
def make():
    fl=[]; MA=HexColor('#7A1F1F')
    def ps(z,f='DSC',al=0,col=black,after=6): return ParagraphStyle('x',fontName=f,fontSize=z,leading=z*1.3,alignment=al,textColor=col,spaceAfter=after)
    def par(t,b=False,sz=9.5,al=0,col=black): fl.append(Paragraph(t.replace('&','&amp;').replace('\n','<br/>'),ps(sz,'DSCB' if b else 'DSC',al,col,7)))
    par('GUMNUT & FERRIS REAL ESTATE',True,16,2,MA); par('Shop 3, 41 Wharf Street, Yarrinda QLD 4567   ABN 00 111 222 333',sz=8,al=2)
    par('4 August 2025'); par('The Manager, Business Lending\nSouthern Reach Bank\nGPO Box 990, Brisbane QLD 4001')
    par('Dear Sir or Madam'); par('RE: SHOPS 1 TO 5, 27 BANKSIA PARADE, YARRINDA – RENTS AS AT 31 JULY 2025',True)
    par('We manage the above property for the owner, Dalgleish Family Holdings Pty Ltd, who has asked us to confirm the tenancies and the rents to you. The property consists of five ground floor shops. '
        'All leases are on a semi-gross basis: the lessees pay their own power and water usage, and increases in rates over the base year. Rent is payable on the first of each month. Our records show:')
    rows=[('Shop 1','Yarrinda Fish & Chippery (N & P Tranter)',88,D(2023,2,1),D(2028,1,31),2750.00),
          ('Shop 2','Sandgroper Surf Pty Ltd',112,D(2021,10,1),D(2026,9,30),3410.50),
          ('Shop 3','Vacant (last let April 2025)',64,None,None,None),
          ('Shop 4','Bloom Yarrinda Florist',71,D(2024,6,15),'Monthly',1980.00),
          ('Shop 5','Coastal Podiatry Pty Ltd',95,D(2022,7,1),D(2027,6,30),3125.00)]
    H=['Premises','Lessee','m²','Commenced','Expires','Rent per month','GST','Total per month']; W=[1.6,4.1,1.0,2.2,2.2,2.1,1.7,2.1]
    truth=[]; S=[0,0,0,0]
    def cell(x,b=False,r=False): return Paragraph(x.replace('&','&amp;'),ps(8,'DSCB' if b else 'DSC',2 if r else 0,after=0))
    tab=[[cell(h,True,i in(2,5,6,7)) for i,h in enumerate(H)]]
    d=lambda v:v if isinstance(v,str) else v.strftime('%-d/%m/%Y')
    for u,n,ar,a,b,rent in rows:
        c=[cell(u),cell(n),cell(str(ar),r=True)]
        if rent:
            g=round(rent*.1,2); tot=round(rent+g,2)
            c+=[cell(d(a)),cell(d(b)),cell(f'${rent:,.2f}',r=True),cell(f'${g:,.2f}',r=True),cell(f'${tot:,.2f}',r=True)]
            S=[S[0]+ar,S[1]+rent,S[2]+g,S[3]+tot]
            truth.append(R(unit=u,tenantName=n,area=ar,statusText='Occupied',leaseStartDate=a,leaseEndDate=b,contractRent=rent,charges=[('GST',g)],totalCharges=tot))
        else: c+=['']*5; S[0]+=ar; truth.append(R(unit=u,area=ar,statusText='Vacant'))
        tab.append(c)
    tab.append([cell(x,True,i in(2,5,6,7)) for i,x in enumerate(['','Total',str(S[0]),'','',f'${S[1]:,.2f}',f'${S[2]:,.2f}',f'${S[3]:,.2f}'])])
    t=Table(tab,colWidths=[w*cm for w in W]); t.setStyle(TableStyle([('LINEBELOW',(0,0),(-1,0),1.4,MA),('LINEBELOW',(0,1),(-1,-2),.3,MA),('VALIGN',(0,0),(-1,-1),'TOP'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
    fl+=[t,Spacer(1,10)]
    par(f'The annual rent on these figures is ${S[1]*12:,.2f} plus GST. Shop 4 continues month to month on the terms of the expired lease. Shop 3 is being marketed at $1,850 per month plus GST and outgoings. '
        'No lessee is more than 14 days in arrears. Bank guarantees for shops 2 and 5 are held by the owner’s solicitors.')
    par('This letter is given at our client’s request for your own use and without liability on our part.'); par('Yours faithfully'); par('\nGumnut & Ferris Real Estate\nCommercial property management')
    SimpleDocTemplate(os.path.join(DOC,NAME),pagesize=A4,leftMargin=2*cm,rightMargin=2*cm,topMargin=1.8*cm,bottomMargin=1.6*cm).build(fl)
    save(NAME,truth,'27 Banksia Parade, Yarrinda','2025-07-31',5,4,1,'RETAIL','Gumnut & Ferris Real Estate (letter)','letter to a lender with a small ruled table','letter date differs from roll date, Monthly in a date column')
